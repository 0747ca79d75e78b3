import { addDays } from '../../figures/days';
import { RecentValues } from '../../platform/RecentValues';
import { instantInParis } from '../../contract/parisTime';
import { lateFrom } from '../duties';
import type { Content, Fund, PublishedDocument, Share } from './content';
import { beforeAll, isShown, type Scheduled } from '../schemas/schedule';

/** `until` is the last day. */
type Dated = { date: string | null; until?: string | null } & Scheduled;

/** The rows themselves where all of them stay, as figures are kept by the NAVs that they were made of. */
function those<Row>(rows: readonly Row[], isThere: (row: Row) => boolean): readonly Row[] {
  return rows.every(isThere) ? rows : rows.filter(isThere);
}

/** The only place that knows what has a date or a schedule: each such row stays if it `isThere`. Before `day` ends no NAV is late. */
function filterDated(content: Content, isThere: (row: Dated) => boolean, day = ''): Content {
  const documents = (rows: readonly PublishedDocument[]) =>
    rows.filter(isThere).map((row) => ({ ...row, editions: row.editions.filter(isThere) }));
  const share = (row: Share, fundRow: Fund): Share => {
    const navs = those(row.navs, isThere);
    const late = lateFrom({ ...row, navs }, fundRow);
    return {
      ...row,
      documents: documents(row.documents),
      dataFiles: row.dataFiles.filter(isThere),
      navs,
      actions: row.actions.filter(isThere),
      navCorrections: row.navCorrections.filter(({ correctedOn: date }) => isThere({ date })),
      navIsLate: late !== null && late <= day,
      scenarios: row.scenarios.filter(isThere),
    };
  };
  const fund = (row: Fund): Fund => ({
    ...row,
    aum: row.aum && isThere(row.aum) ? row.aum : null,
    portfolio: row.portfolio && isThere(row.portfolio) ? row.portfolio : null,
    changes: row.changes.filter(isThere),
    dealing: row.dealing.filter(isThere),
    activatedTools: row.activatedTools.filter(isThere),
    documents: documents(row.documents),
    sustainability: row.sustainability && {
      ...row.sustainability,
      changes: row.sustainability.changes.filter(isThere),
    },
    shares: row.shares.map((each) => share(each, row)),
  });
  const { company, funds, news } = content;
  return {
    ...content,
    company: { ...company, documents: documents(company.documents) },
    funds: funds.map(fund),
    news: news.filter(isThere),
  };
}

/** All that are found in the rows, once each and in their order. */
function collectMoments(
  content: Content,
  momentsOf: (row: Dated) => readonly (string | null | undefined)[],
): string[] {
  const found = new Set<string>();
  filterDated(content, (row) => {
    for (const moment of momentsOf(row)) if (typeof moment === 'string') found.add(moment);
    return true;
  });
  return [...found].sort();
}

const scheduled = new WeakMap<Content, readonly string[]>();

function scheduledMoments(content: Content): readonly string[] {
  const known = scheduled.get(content);
  if (known) return known;
  const found = collectMoments(content, ({ publishAt, expireAt }) => [publishAt, expireAt]);
  scheduled.set(content, found);
  return found;
}

/**
 * At which the content becomes another, in their order: those of its schedule, and each midnight in Paris that shows
 * something dated later than the day, or takes it away after its last day, or from which a NAV is late.
 */
export function momentsAfter(content: Content, day: string): string[] {
  const midnights = collectMoments(content, (row) =>
    [row.date, row.until && addDays(row.until, 1)].flatMap((first) => {
      const midnight = first && first > day && instantInParis(first)?.toISOString();
      // Before its `publishAt` nothing is shown, whatever its date.
      return midnight && isShown(row, midnight) ? [midnight] : [];
    }),
  );
  const late = content.funds
    .flatMap((fund) => fund.shares.map((share) => lateFrom(share, fund)))
    .flatMap((from) => (from !== null && from > day ? (instantInParis(from)?.toISOString() ?? []) : []));
  return [...new Set([...scheduledMoments(content), ...midnights, ...late])].sort();
}

/** The time of a state of the content. */
export interface AsOf {
  /** Moment of the schedule. */
  moment: string;
  /** Items with a later date are not published yet. */
  day: string;
}

/** States in memory at once per content: the live one, the one that comes next, and some that are compared. */
const rememberedStates = 4;

const published = new WeakMap<Content, RecentValues<Content>>();

/** The content that is published at a time. The same object until the next moment or day, as answers are cached by it. */
export function publishedContent(content: Content, { moment, day }: AsOf): Content {
  const last = scheduledMoments(content).findLast((each) => each <= moment) ?? beforeAll;
  const states = published.get(content) ?? new RecentValues<Content>(rememberedStates);
  published.set(content, states);
  const isThere = (row: Dated) =>
    (row.date === null || row.date <= day) && (row.until ?? day) >= day && isShown(row, last);
  return states.get(`${day} ${last}`, () => filterDated(content, isThere, day));
}
