import type { ValuationFrequency } from '../../figures/countedNavs';
import { addDays, addMonths } from '../../figures/days';
import {
  type Content,
  type DocumentTypeCode,
  type Fund,
  type PublishedDocument,
  type Share,
} from './content';

/** Calendar days after which a NAV is late, holidays and the time until it is published included. A rule of this site. */
const lateAfterDays: Record<ValuationFrequency, number> = { DAILY: 7, WEEKLY: 14, MONTHLY: 45 };

/** The first day on which the share's last NAV is late; `null` for a closed share, and before the first NAV. */
export function lateFrom(share: Pick<Share, 'active' | 'navs'>, fund: Pick<Fund, 'valuationFrequency'>) {
  const last = share.navs.at(-1);
  if (!share.active || !last) return null;
  return addDays(last.date, lateAfterDays[fund.valuationFrequency] + 1);
}

/** Months after its day at which the next one of a document is due. Types that are not named are renewed when something changes. */
const renewalMonths: Partial<Record<DocumentTypeCode, number>> = {
  // Delegated regulation (EU) 2017/653, article 15: a KID is reviewed every twelve months at least.
  KIID: 12,
  // Directive 2009/65/EC, article 68(2): within four months of the end of a year, and two of a half-year.
  ANNUAL_REPORT: 16,
  PERIODIC_ANNEX: 16,
  HALF_YEARLY_REPORT: 14,
  // The month after the one that they describe is theirs to be written in.
  MONTHLY_REPORT: 2,
  RETAIL_MONTHLY_REPORT: 2,
  ESG_MONTHLY_REPORT: 2,
};

/** The month in which scenarios are late, counted from the last ones': each month has its own, calculated in the next one at the latest. */
const scenarioMonths = 3;

/** Something that should have been renewed: a NAV, performance scenarios, or a document by its type. */
export interface Overdue {
  what: 'NAV' | 'SCENARIOS' | DocumentTypeCode;
  /** Fund, and share with its ISIN. */
  of: string;
  /** Day of the last one. */
  date: string;
}

/** @param day `YYYY-MM-DD` in Paris; the content is that of the day */
export function overdue({ funds }: Content, day: string): Overdue[] {
  const documentsOf = (documents: readonly PublishedDocument[], of: string): Overdue[] =>
    documents.flatMap(({ type, date }) => {
      const months = renewalMonths[type];
      return date !== null && months !== undefined && addMonths(date, months) < day
        ? [{ what: type, of, date }]
        : [];
    });
  return funds.flatMap((fund) => [
    ...documentsOf(fund.documents, fund.title.fr),
    ...fund.shares
      .filter(({ active }) => active)
      .flatMap((share): Overdue[] => {
        const of = `${fund.title.fr} – ${share.name} (${share.isin})`;
        const last = share.navIsLate ? share.navs.at(-1) : undefined;
        const [scenarios] = share.scenarios;
        return [
          ...(last ? [{ what: 'NAV' as const, of, date: last.date }] : []),
          ...(scenarios && addMonths(scenarios.date, scenarioMonths).slice(0, 7) <= day.slice(0, 7)
            ? [{ what: 'SCENARIOS' as const, of, date: scenarios.date }]
            : []),
          ...documentsOf(share.documents, of),
        ];
      }),
  ]);
}
