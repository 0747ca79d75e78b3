import { givesYear, shareAge, type ValuationFrequency } from '../figures/countedNavs';
import { addBusinessDays, addDays, addMonths, yearOf } from '../figures/days';
import { activeShares, type Content, type Fund, type PublishedDocument, type Share } from './parsing/content';
import type { DocumentTypeCode } from '../contract/codes.generated';

/*
 * The law and the house ask for these by a day, each from when to when: a publish warns of what is missing on its day, `npm run duties` says it
 * of any other, and `docs/duties.md` has the table. What has to be there always is refused where the content is read. Days are `YYYY-MM-DD` in Paris.
 */

/** Calendar days after which a NAV is late, holidays and the time until it is published included. A rule of this site. */
const lateAfterDays: Record<ValuationFrequency, number> = { DAILY: 7, WEEKLY: 14, MONTHLY: 45 };

/** The first day on which the share's last NAV is late; `null` for a closed share, and before the first NAV. */
export function lateFrom(share: Pick<Share, 'active' | 'navs'>, fund: Pick<Fund, 'valuationFrequency'>) {
  const last = share.navs.at(-1);
  if (!share.active || !last) return null;
  return addDays(last.date, lateAfterDays[fund.valuationFrequency] + 1);
}

/** The next version is missing: the last one is of `date`. */
interface Missing {
  /** Fund, and share with its ISIN. */
  of: string;
  date: string;
}

export interface Duty {
  code: 'NAV' | 'SCENARIOS' | 'PAST_PERFORMANCE' | 'SETTLEMENT' | DocumentTypeCode;
  article: string;
  /** First day; `null` where it has always been a rule of this site. No duty of the table has a last day yet. */
  from: string | null;
  until: string | null;
  /** Could not be looked up again. */
  unconfirmed?: string;
  asks: string;
  /** Says what to enter in the content, and where. */
  remedy: string;
  /** @param content of the day */
  check: (content: Content, day: string) => Missing[];
}

const nameOf = (fund: Fund, share?: Share) =>
  share ? `${fund.title.fr} – ${share.name} (${share.isin})` : fund.title.fr;

type Check = Duty['check'];

/** @param dateOf the day of the last version where the share misses the next one */
function ofActiveShares(dateOf: (share: Share, fund: Fund, day: string) => string | undefined): Check {
  return ({ funds }, day) =>
    funds.flatMap((fund) =>
      activeShares(fund).flatMap((share) => {
        const date = dateOf(share, fund, day);
        return date === undefined ? [] : [{ of: nameOf(fund, share), date }];
      }),
    );
}

/** @param months after its day at which the next one is due */
function renewal(type: DocumentTypeCode, months: number): Pick<Duty, 'code' | 'until' | 'remedy' | 'check'> {
  const missing = (documents: readonly PublishedDocument[], of: string, day: string): Missing[] =>
    documents.flatMap(({ type: found, date }) =>
      found === type && date !== null && addMonths(date, months) < day ? [{ of, date }] : [],
    );
  return {
    code: type,
    until: null,
    remedy: `the new ${type} and its day, in the documents of the fund or share`,
    check: ({ funds }, day) =>
      funds.flatMap((fund) => [
        ...missing(fund.documents, nameOf(fund), day),
        ...activeShares(fund).flatMap((share) => missing(share.documents, nameOf(fund, share), day)),
      ]),
  };
}

/** The month in which scenarios are late, counted from the last ones': each month has its own, calculated in the next one at the latest. */
const scenarioMonths = 3;

/** After the end of a year, in which its performance is published. */
const pastPerformanceDays = 35;

/** The last NAV of a year that the share's page should show whole, and does not. */
function missingYear({ navs, inceptionDate }: Share, { valuationFrequency }: Fund, day: string) {
  const year = yearOf(day) - 1;
  const isDue = addBusinessDays(`${year}-12-31`, pastPerformanceDays) < day;
  const [first] = navs;
  // The year of the first NAV is not a whole one, and a share under one year shows none.
  if (!isDue || !first || yearOf(first.date) >= year || shareAge(inceptionDate, navs).lessThanOneYear)
    return undefined;
  if (givesYear(navs, year, valuationFrequency)) return undefined;
  return navs.findLast(({ date }) => yearOf(date) <= year)?.date;
}

/** Terms that settle later than one business day after the NAV; those without settlement days say nothing. */
function lateSettlement({ dealing }: Fund): string | undefined {
  const terms = dealing.at(-1);
  return terms && (terms.settlementDays ?? 0) > 1 ? terms.date : undefined;
}

const kid = 'Delegated Regulation (EU) 2017/653';
/** Key information documents of UCITS: Regulation (EU) No 1286/2014, art. 32, as last amended by Regulation (EU) 2021/2259. */
const kidOfUcits = '2023-01-01';
const ucits = '2011-07-01';

export const duties: readonly Duty[] = [
  {
    code: 'NAV',
    article: 'rule of this site; Directive 2009/65/EC, art. 76, asks for a NAV twice a month at least',
    from: null,
    until: null,
    asks: `the NAV of each valuation, within ${lateAfterDays.DAILY} days (daily), ${lateAfterDays.WEEKLY} (weekly) or ${lateAfterDays.MONTHLY} (monthly)`,
    remedy: 'the NAVs, in funds/<fund>/navs/<ISIN>.csv',
    check: ofActiveShares(({ navs, navIsLate }) => (navIsLate ? navs.at(-1)?.date : undefined)),
  },
  {
    ...renewal('KIID', 12),
    article: `${kid}, art. 15(1)`,
    from: kidOfUcits,
    asks: 'a key information document reviewed within twelve months',
  },
  {
    code: 'SCENARIOS',
    article: `${kid}, art. 8(3)`,
    from: kidOfUcits,
    until: null,
    asks: 'performance scenarios of each month, calculated in the next one at the latest',
    remedy: 'the scenarios, in funds/<fund>/scenarios/<ISIN>.csv',
    check: ofActiveShares(({ scenarios: [last] }, _fund, day) =>
      last && addMonths(last.date, scenarioMonths).slice(0, 7) <= day.slice(0, 7) ? last.date : undefined,
    ),
  },
  {
    code: 'PAST_PERFORMANCE',
    article: `${kid}, art. 8(3) and annex VIII; ESAs' questions and answers on PRIIPs, VII.8`,
    from: kidOfUcits,
    until: null,
    unconfirmed: 'whether holidays count among the business days; here they do',
    asks: 'past performance of a calendar year, within 35 business days after 31 December',
    remedy: 'the NAVs until the end of the year, in funds/<fund>/navs/<ISIN>.csv',
    check: ofActiveShares(missingYear),
  },
  {
    ...renewal('ANNUAL_REPORT', 16),
    article: 'Directive 2009/65/EC, art. 68(2)',
    from: ucits,
    asks: 'an annual report within four months of the end of the financial year',
  },
  {
    ...renewal('PERIODIC_ANNEX', 16),
    article: 'Regulation (EU) 2019/2088, art. 11; Delegated Regulation (EU) 2022/1288, annexes IV and V',
    from: '2023-01-01',
    asks: 'the sustainability annex with each annual report',
  },
  {
    ...renewal('HALF_YEARLY_REPORT', 14),
    article: 'Directive 2009/65/EC, art. 68(2)',
    from: ucits,
    asks: 'a half-yearly report within two months of the end of the half-year',
  },
  // The month after the one that they describe is theirs to be written in.
  ...(['MONTHLY_REPORT', 'RETAIL_MONTHLY_REPORT', 'ESG_MONTHLY_REPORT'] as const).map((type): Duty => ({
    ...renewal(type, 2),
    article: 'rule of this site',
    from: null,
    asks: `the ${type} of each month, in the next one`,
  })),
  {
    code: 'SETTLEMENT',
    article: 'Regulation (EU) No 909/2014, art. 5(2), as amended by Regulation (EU) 2025/2075',
    from: '2027-10-11',
    until: null,
    unconfirmed: 'the amending act; the article is about trading venues, and funds follow by market practice',
    asks: 'a look at dealing terms that settle later than one business day after the NAV (T+1)',
    remedy: 'terms with their first day, in dealing of funds/<fund>/fund.yaml, once the prospectus has them',
    check: ({ funds }) =>
      funds.flatMap((fund) => {
        const date = lateSettlement(fund);
        return date === undefined ? [] : [{ of: nameOf(fund), date }];
      }),
  },
];

/** @param content of the day */
export function missedDuties(content: Content, day: string): { duty: Duty; missing: Missing[] }[] {
  return duties
    .filter(({ from, until }) => (from ?? day) <= day && (until ?? day) >= day)
    .map((duty) => ({ duty, missing: duty.check(content, day) }))
    .filter(({ missing }) => missing.length > 0);
}

/** For the warnings of a publish. @param content of the day */
export function overdue(content: Content, day: string): ({ what: Duty['code'] } & Missing)[] {
  return missedDuties(content, day).flatMap(({ duty: { code }, missing }) =>
    missing.map((each) => ({ what: code, ...each })),
  );
}

/** In words: from when until when it applies. */
export function timeOf({ from, until }: Duty): string {
  if (from === null && until === null) return 'always';
  return [from !== null && `from ${from} on`, until !== null && `until ${until}`].filter(Boolean).join(', ');
}

/** Says on a terminal, duty by duty, what is missing on the day. @param content of the day */
export function dutiesReport(content: Content, day: string): string {
  const parts = missedDuties(content, day).map(({ duty, missing }) =>
    [
      `${duty.code}, ${timeOf(duty)}: ${duty.asks}`,
      `  ${duty.article}${duty.unconfirmed === undefined ? '' : ` (unconfirmed: ${duty.unconfirmed})`}`,
      `  Enter ${duty.remedy}.`,
      ...missing.map(({ of, date }) => `  - ${of}: the last version is of ${date}`),
    ].join('\n'),
  );
  return parts.length === 0 ? 'Nothing is missing.' : parts.join('\n\n');
}
