import { memo, Suspense } from 'react';
import { Heading, UnderHeading, useHeadingLevel } from '../../../components/ui/Heading';
import { besideTitle, columns, Note, Stack } from '../../../components/ui/layout';
import { visibleTo } from '../../../profiles/profileVisibility';
import { FundCard } from '../card/FundCard';
import type { FundCategoryView } from '../fundViews';

function Categories({ categories }: { categories: readonly FundCategoryView[] }) {
  // In a tab the title above is smaller.
  const titleStyle = useHeadingLevel() > 3 ? 'subheading' : 'heading';
  return categories.map((category) => (
    <Stack
      key={category.code}
      gap={{ base: '4', lg: '12' }}
      gridTemplateColumns={besideTitle}
      marginTop={{ base: '6', lg: '8' }}
      {...visibleTo(category.visibleTo)}
    >
      <div>
        <Heading textStyle={titleStyle} marginBottom="2">
          {category.title}
        </Heading>
        {category.description && (
          <Note display={{ base: 'none', lg: 'block', _print: 'block' }}>{category.description}</Note>
        )}
      </div>
      <UnderHeading>
        <Stack
          columnGap={{ base: '6', xl: '10' }}
          rowGap="10"
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

/**
 * Fund cards by category. React takes over the HTML of those behind the boundary later than that of the filters, in idle time, so
 * that a first act does not wait for them. Memoized: a change above would end the waiting. Filters keep the cards that match.
 */
export const RangeCategories = memo(({ categories }: { categories: readonly FundCategoryView[] }) => (
  <Suspense>
    <Categories categories={categories} />
  </Suspense>
));
