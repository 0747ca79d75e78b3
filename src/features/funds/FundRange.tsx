import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { investorProfiles } from '../profiles/investorProfiles';
import { visibleTo } from '../profiles/profileVisibility';
import { FundCard } from './FundCard';
import type { FundCategoryView } from './fundViews';
import { PastPerformanceWarning } from './PastPerformanceWarning';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { base: '8', xl: '12' },
    rowGap: '14',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Category = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
    marginTop: { base: '12', lg: '16' },
  },
});

/** The range by category, as the visitor's profile sees it. The warning comes before the figures (AMF, MiFID II). */
export function FundRange({ categories }: { categories: readonly FundCategoryView[] }) {
  const { t } = useTranslation();
  const seeingNone = investorProfiles.filter((profile) =>
    categories.every((category) => !category.visibleTo.includes(profile)),
  );
  return (
    <>
      {seeingNone.length > 0 && <p {...visibleTo(seeingNone)}>{t('funds:emptyRange')}</p>}
      {categories.length > 0 && <PastPerformanceWarning />}
      {categories.map((category) => (
        <Category key={category.code} {...visibleTo(category.visibleTo)}>
          <div>
            <Box as="h3" textStyle="heading" marginBottom="2">
              {category.title}
            </Box>
            {category.description && (
              <Box as="p" color="fg.muted">
                {category.description}
              </Box>
            )}
          </div>
          <Cards>
            {category.funds.map((fund) => (
              <FundCard key={fund.code} fund={fund} />
            ))}
          </Cards>
        </Category>
      ))}
    </>
  );
}
