import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from './Container';
import { RichText } from './RichText';

const Root = chakra('section', {
  base: { paddingBlock: 'section' },
  variants: {
    ground: {
      plain: { '& + &': { paddingTop: '0' } },
      sand: { bg: 'bg.subtle' },
      navy: { bg: 'navy', color: 'white', '& :is(h2, h3)': { color: 'white' } },
    },
  },
  defaultVariants: { ground: 'plain' },
});

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});

type SectionProps = {
  /** Anchor of the section. */
  id?: string;
  title?: string | null;
  /** HTML under the title, sanitised by the build. */
  intro?: string | null;
  ground?: 'plain' | 'sand' | 'navy';
  /** `aside` sets the title beside the content, `stacked` above it for content that needs the whole width. */
  arrangement?: 'aside' | 'stacked';
  children?: ReactNode;
};

/** A part of a page, named by its title. */
export function Section({ id, title, intro, ground, arrangement = 'aside', children }: SectionProps) {
  const headingId = id && title ? `${id}-title` : undefined;
  const head = (title || intro) && (
    <Box>
      {title && (
        <Box as="h2" id={headingId} textStyle="heading">
          {title}
        </Box>
      )}
      {intro && (
        <Box marginTop="4">
          <RichText html={intro} />
        </Box>
      )}
    </Box>
  );
  return (
    <Root id={id} ground={ground} aria-labelledby={headingId}>
      <Container>
        {arrangement === 'aside' ? (
          <Grid>
            {head || <div />}
            <div>{children}</div>
          </Grid>
        ) : (
          <>
            {head}
            <Box marginTop={head ? '10' : '0'}>{children}</Box>
          </>
        )}
      </Container>
    </Root>
  );
}
