import { useTranslation } from 'react-i18next';
import { investorProfiles } from '../../profiles/investorProfiles';
import { visibleTo } from '../../profiles/profileVisibility';
import { columns, Stack } from '../../components/ui/layout';
import type { FundCategoryView, FundNotices } from './fundViews';
import { MarketingLabel } from './MarketingLabel';
import { PastPerformanceWarning } from './PastPerformanceWarning';
import { Island, IslandLost } from '../../components/ui/Island';
import { ExplorableRange } from './range/ExplorableRange';
import { RangeCategories } from './range/RangeCategories';
import { rangeParameters } from './range/rangeParameters';
import { YoungNotice, YoungNoticeTemplate } from './figures/YoungNotice';

type Categories = { categories: readonly FundCategoryView[] };

/** Shown to profiles that see no fund. */
export function EmptyRange({ categories }: Categories) {
  const { t } = useTranslation();
  const seeingNone = investorProfiles.filter((profile) =>
    categories.every((category) => !category.visibleTo.includes(profile)),
  );
  return seeingNone.length > 0 && <p {...visibleTo(seeingNone)}>{t('funds:emptyRange')}</p>;
}

type FundRangeProps = Categories & {
  /** Adds filters, sorting and a table view. */
  explorable?: boolean;
  notices: FundNotices;
};

/** The range by category. The warning comes before any figure (AMF, MiFID II). */
export function FundRange({ categories, explorable = false, notices }: FundRangeProps) {
  const { t } = useTranslation();
  const { lessThanOneYear: youngNotice } = notices;
  return (
    <>
      <EmptyRange categories={categories} />
      {categories.length > 0 && (
        <YoungNotice.Provider value={youngNotice}>
          <YoungNoticeTemplate html={youngNotice} />
          <Stack columnGap="6" rowGap="3" gridTemplateColumns={columns({ base: 1, lg: 2 })}>
            <MarketingLabel notices={notices} />
            <PastPerformanceWarning source={notices.performanceSource} about={t('range:netOfFees')} />
          </Stack>
          {explorable ? (
            <Island
              name="range"
              Content={ExplorableRange}
              props={{ categories, youngNotice }}
              parameters={rangeParameters}
              failure={<IslandLost />}
            />
          ) : (
            <RangeCategories categories={categories} />
          )}
        </YoungNotice.Provider>
      )}
    </>
  );
}
