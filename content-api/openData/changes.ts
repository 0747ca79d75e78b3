import type { Content, Fund, PublishedDocument, Share } from '../../content/parsing/content';
import { contentLocales } from '../../content/contentLocales';
import { addDays } from '../../figures/days';
import { dayInParis } from '../../contract/parisTime';
import { fundDocumentPath } from '../graphql/sitePaths';
import { isInRange } from './shareRow';

export const changeKinds = [
  'SHARE_LAUNCHED',
  'SHARE_CLOSED',
  'NAV',
  'NAV_CORRECTION',
  'DOCUMENT',
  'FUND_CHANGE',
] as const;

type ChangeKind = (typeof changeKinds)[number];

type Change = { id: string; day: string; isin: string; kind: ChangeKind } & Record<string, unknown>;

type OfShare = { fund: Fund; share: Share };

/** A reader may miss a month. */
const shownDays = 35;

/** @param more in place of the day, tells it from others of its kind and share: a reader who has the id has the change */
function changeOf({ share: { isin } }: OfShare, kind: ChangeKind, day: string, more: readonly string[] = []) {
  return { id: [kind, isin, ...(more.length > 0 ? more : [day])].join('/'), day, isin, kind };
}

/** @param documents of the fund or of the share, earlier editions included @param site its origin */
function documentChanges(of: OfShare, owner: 'FUND' | 'SHARE', site: string): Change[] {
  const { fund, share } = of;
  const documents: readonly PublishedDocument[] = (owner === 'SHARE' ? share : fund).documents;
  return documents.flatMap(({ editions, ...current }) =>
    [current, ...editions].flatMap((edition) => {
      const { date, files, publishAt } = edition;
      if (date === null) return [];
      const shownFrom = typeof publishAt === 'string' ? dayInParis(new Date(publishAt)) : date;
      const { type } = current;
      return contentLocales
        .filter((locale) => files[locale])
        .map((locale) => {
          const place = { fund, share: owner === 'SHARE' ? share : null, locale };
          return {
            ...changeOf(of, 'DOCUMENT', shownFrom > date ? shownFrom : date, [owner, type, locale, date]),
            of: owner,
            type,
            language: locale,
            date,
            url: site + fundDocumentPath(place, type, edition === current ? undefined : date),
          };
        });
    }),
  );
}

/** All that happened to a share of the range. */
function shareChanges(of: OfShare, site: string): Change[] {
  const { fund, share } = of;
  const { currency, inceptionDate, navs, navCorrections } = share;
  return [
    changeOf(of, 'SHARE_LAUNCHED', inceptionDate),
    ...navCorrections.map(({ date, correctedOn, formerNav, nav, reason }) => ({
      ...changeOf(of, 'NAV_CORRECTION', correctedOn, [date, correctedOn]),
      date,
      formerNav,
      nav,
      currency,
      reason,
    })),
    ...navs.slice(-shownDays).map(({ date, nav }) => ({ ...changeOf(of, 'NAV', date), date, nav, currency })),
    ...documentChanges(of, 'SHARE', site),
    ...documentChanges(of, 'FUND', site),
    ...fund.changes.map(({ date, subject, text }) => ({
      ...changeOf(of, 'FUND_CHANGE', date, [date, subject]),
      subject,
      text,
    })),
  ];
}

/**
 * All changes of the last 35 days, newest day first; of a day in the order of the catalogue. They follow from the content alone, so the same
 * content has the same changes.
 *
 * @param day of the content, `YYYY-MM-DD` in Paris
 * @param site its origin, in front of addresses
 */
export function changesJson({ funds }: Content, day: string, site: string) {
  const from = addDays(day, 1 - shownDays);
  const changes = funds
    .flatMap((fund) => fund.shares.map((share) => ({ fund, share })))
    .flatMap((of): Change[] => {
      const { active, closingDate, navs } = of.share;
      if (isInRange(of.share)) return shareChanges(of, site);
      const isClosed = !active && closingDate !== null && navs.length > 0;
      return isClosed ? [changeOf(of, 'SHARE_CLOSED', closingDate)] : [];
    })
    .filter((change) => change.day >= from && change.day <= day);
  return { from, to: day, changes: changes.toSorted((a, b) => b.day.localeCompare(a.day)) };
}
