import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Heading, UnderHeading, useHeadingLevel } from '../../../components/ui/Heading';
import { blockOnPaper } from '../../../components/ui/Stack';
import { visibleTo } from '../../../profiles/profileVisibility';
import { FundCard } from '../card/FundCard';
import type { FundCategoryView } from '../fundViews';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { base: '8', xl: '12' },
    rowGap: '14',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    _print: blockOnPaper,
  },
});

const Category = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
    marginTop: { base: '12', lg: '16' },
    _print: blockOnPaper,
  },
});

function Categories({ categories }: { categories: readonly FundCategoryView[] }) {
  // In a tab the title above is smaller.
  const titleStyle = useHeadingLevel() > 3 ? 'subheading' : 'heading';
  return categories.map((category) => (
    <Category key={category.code} {...visibleTo(category.visibleTo)}>
      <div>
        <Heading textStyle={titleStyle} marginBottom="2">
          {category.title}
        </Heading>
        {category.description && (
          <Box as="p" color="fg.muted">
            {category.description}
          </Box>
        )}
      </div>
      <UnderHeading>
        <Cards>
          {category.funds.map((fund) => (
            <FundCard key={fund.code} fund={fund} />
          ))}
        </Cards>
      </UnderHeading>
    </Category>
  ));
}

/** Fund cards by category. Memoized: the page around them rerenders more often. */
export const RangeCategories = memo(Categories);
