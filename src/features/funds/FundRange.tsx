import { useTranslation } from 'react-i18next';
import { investorProfiles } from '../../profiles/investorProfiles';
import { visibleTo } from '../../profiles/profileVisibility';
import type { FundCategoryView } from './fundViews';
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
  /** Sanitised HTML, shown instead of the figures of a share under one year. */
  youngNotice?: string;
};

/** The range by category. The warning comes before any figure (AMF, MiFID II). */
export function FundRange({ categories, explorable = false, youngNotice = '' }: FundRangeProps) {
  return (
    <>
      <EmptyRange categories={categories} />
      {categories.length > 0 && (
        <YoungNotice.Provider value={youngNotice}>
          <YoungNoticeTemplate html={youngNotice} />
          <PastPerformanceWarning />
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
