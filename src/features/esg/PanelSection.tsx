import { Box, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { RichText } from '../../components/ui/RichText';
import type { Section } from '../../components/ui/Section';

const gap = { base: '10', lg: '14' };

/** A coloured ground reaches to the edges of narrow screens. */
const band = {
  paddingBlock: { base: '8', lg: '12' },
  paddingInline: { base: 'gutter', lg: '12' },
  marginInline: { base: 'calc({spacing.gutter} * -1)', lg: '0' },
};

const Root = chakra('section', {
  base: { 'section + &': { marginTop: gap } },
  variants: {
    ground: {
      plain: { '[data-ground=plain] + &': { borderTopWidth: '1px', borderColor: 'border', paddingTop: gap } },
      sand: { bg: 'bg.subtle', ...band },
      navy: { bg: 'navy', color: 'white', '& :is(h3, h4)': { color: 'white' }, ...band },
    },
  },
});

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});

/** A part of a tab, named by its title: what `Section` is on a page without tabs. The tab's own title is the `h2` above. */
export function PanelSection({
  id,
  title,
  intro,
  ground = 'plain',
  arrangement = 'aside',
  children,
}: ComponentProps<typeof Section>) {
  const headingId = id && title ? `${id}-title` : undefined;
  const head = (title || intro) && (
    <div>
      {title && (
        <Box as="h3" id={headingId} textStyle="subheading">
          {title}
        </Box>
      )}
      {intro && (
        <Box marginTop="3">
          <RichText html={intro} />
        </Box>
      )}
    </div>
  );
  return (
    <Root id={id} ground={ground} data-ground={ground} aria-labelledby={headingId}>
      {arrangement === 'aside' ? (
        <Grid>
          {head || <div />}
          <div>{children}</div>
        </Grid>
      ) : (
        <>
          {head}
          <Box marginTop={head ? '8' : '0'}>{children}</Box>
        </>
      )}
    </Root>
  );
}
