import { Box } from '@chakra-ui/react/box';
import { memo } from 'react';
import { Heading, UnderHeading, useHeadingLevel } from '../../../components/ui/Heading';
import { besideTitle, columns, Stack } from '../../../components/ui/layout';
import { visibleTo } from '../../../profiles/profileVisibility';
import { FundCard } from '../card/FundCard';
import type { FundCategoryView } from '../fundViews';

function Categories({ categories }: { categories: readonly FundCategoryView[] }) {
  // In a tab the title above is smaller.
  const titleStyle = useHeadingLevel() > 3 ? 'subheading' : 'heading';
  return categories.map((category) => (
    <Stack
      key={category.code}
      gap={{ base: '8', lg: '12' }}
      gridTemplateColumns={besideTitle}
      marginTop={{ base: '12', lg: '16' }}
      {...visibleTo(category.visibleTo)}
    >
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
        <Stack
          columnGap={{ base: '8', xl: '12' }}
          rowGap="14"
          gridTemplateColumns={columns({ base: 1, md: 2 })}
        >
          {category.funds.map((fund) => (
            <FundCard key={fund.code} fund={fund} />
          ))}
        </Stack>
      </UnderHeading>
    </Stack>
  ));
}

/** Fund cards by category. Memoized: the page around them rerenders more often. */
export const RangeCategories = memo(Categories);
