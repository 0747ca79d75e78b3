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
  children?: ReactNode;
};

/** The page's only `h1` and its lead. */
export function PageTitle({ title, lead, over, children }: PageTitleProps) {
  return (
    <Box bg="bg.subtle">
      <Container
        paddingTop={{ base: '12', lg: '20', _print: '2' }}
        paddingBottom={{ base: '10', lg: '16', _print: '2' }}
      >
        {over && (
          <Box textStyle="label" color="accent" marginBottom={{ base: '4', _print: '1' }}>
            {over}
          </Box>
        )}
        <Box as="h1" dir="auto" textStyle="title" maxWidth="18em" hyphens="manual">
          {title}
        </Box>
        {lead && (
          <Box textStyle="lead" color="fg.muted" marginTop="6" css={{ '& > div': { maxWidth: '34em' } }}>
            <RichText html={lead} />
          </Box>
        )}
        {children}
      </Container>
    </Box>
  );
}
