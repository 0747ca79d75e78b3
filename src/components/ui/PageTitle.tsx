import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Container } from './layout';
import { RichText } from './RichText';

type PageTitleProps = {
  title: string;
  /** Sanitised HTML. */
  lead?: string | null;
  /** Above the title, such as breadcrumbs or a date. */
  over?: ReactNode;
  /** Little room around a short lead, so that what the page is for stands in the first screen. */
  isTool?: boolean | undefined;
  children?: ReactNode;
};

/** The page's only `h1` and its lead. */
export function PageTitle({ title, lead, over, isTool = false, children }: PageTitleProps) {
  return (
    <Box bg="bg.subtle">
      <Container
        paddingTop={isTool ? { base: '4', lg: '5', _print: '2' } : { base: '12', lg: '20', _print: '2' }}
        paddingBottom={isTool ? { base: '4', lg: '5', _print: '2' } : { base: '10', lg: '16', _print: '2' }}
      >
        {over && (
          <Box textStyle="label" color="accent" marginBottom={{ base: isTool ? '2' : '4', _print: '1' }}>
            {over}
          </Box>
        )}
        <Box
          as="h1"
          dir="auto"
          textStyle={isTool ? { base: 'heading', sm: 'title' } : 'title'}
          maxWidth="18em"
          hyphens="manual"
        >
          {title}
        </Box>
        {lead && (
          <Box
            textStyle={isTool ? 'body' : 'lead'}
            color="fg.muted"
            marginTop={isTool ? '2' : '6'}
            css={{ '& > div': { maxWidth: isTool ? 'none' : '34em' } }}
          >
            <RichText html={lead} />
          </Box>
        )}
        {children}
      </Container>
    </Box>
  );
}
