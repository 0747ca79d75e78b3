import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { absent } from '../../../i18n/absent';
import type { FundSummaryView } from '../fundViews';
import type { ShareSummaryView } from '../shareViews';
import type { FactView } from './FactList';

/** Stands where live data puts its date while the page has none (`src/start/liveFigures.ts`). */
export function FirstDate({ children }: { children?: ReactNode }) {
  return <span data-live="first-date">{children}</span>;
}

/** Signs of a large figure that stand on one line where two figures share 300 px. */
const maxFigureLength = 12;

/** Facts of a fund or a share that several lists have; live data replaces its figures. */
export function useFundFacts() {
  const { t } = useTranslation();
  return {
    price: ({ name, price, navIsLate }: ShareSummaryView, whenAbsent?: string): FactView => ({
      code: 'price',
      label: t('funds:navOfShare', { share: name }),
      value: price?.display ?? absent,
      detail: price ? (
        navIsLate ? (
          t('funds:lastNav', { date: price.date })
        ) : (
          price.date
        )
      ) : (
        <FirstDate>{whenAbsent}</FirstDate>
      ),
      live: true,
      isLong: price !== null && price.display.length > maxFigureLength,
    }),
    ongoingCosts: ({ ongoingCosts }: ShareSummaryView): FactView[] =>
      ongoingCosts === null
        ? []
        : [
            {
              code: 'ongoingCosts',
              label: t('funds:ongoingCosts'),
              value: t('funds:aYear', { percent: ongoingCosts }),
            },
          ],
    aum: ({ aum }: FundSummaryView): FactView => ({
      code: 'aum',
      label: t('funds:aum'),
      value: aum?.display ?? absent,
      detail: aum ? aum.date : <FirstDate />,
      live: true,
    }),
    duration: ({ recommendedYears }: FundSummaryView): FactView => ({
      code: 'duration',
      label: t('funds:recommendedDuration'),
      value: recommendedYears === null ? absent : t('funds:years', { count: recommendedYears }),
    }),
    eligibilities: ({ eligibilities }: FundSummaryView): FactView => ({
      code: 'eligibilities',
      label: t('funds:characteristic.eligibilities'),
      value: eligibilities.map(({ title }) => title).join(', '),
    }),
  };
}
