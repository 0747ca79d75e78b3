import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Container } from './Container';
import { RichText } from './RichText';

type PageTitleProps = {
  title: string;
  /** HTML, sanitised by the build. */
  lead?: string | null;
  /** Above the title: where the page stands, a date. */
  over?: ReactNode;
  children?: ReactNode;
};

/** The head of a page: its one `h1` and opening statement. */
export function PageTitle({ title, lead, over, children }: PageTitleProps) {
  return (
    <Box bg="bg.subtle">
      <Container paddingTop={{ base: '12', lg: '20' }} paddingBottom={{ base: '10', lg: '16' }}>
        {over && (
          <Box textStyle="label" color="accent" marginBottom="4">
            {over}
          </Box>
        )}
        <Box as="h1" textStyle="title" maxWidth="18em" hyphens="manual">
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
