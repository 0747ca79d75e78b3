import type { NewsArticleView, NewsCardView, NewsLink, NewsPart } from '../../src/features/news/newsViews';
import type { Locale } from '../../src/i18n/locales';
import { fundPath, newsCategoryPath, newsPath } from '../../src/routes/routeTable';
import type { LocaleContent } from '../contentApi/fetchLocaleContent';
import { safeAddress } from '../sanitise/safeAddress';
import type { Sanitise } from '../sanitise/sanitiseHtml';
import type { CatalogueFund } from './catalogueFunds';

export type NewsRow = LocaleContent['news'][number];

function newsLink(row: NewsRow, locale: Locale): NewsLink {
  const [document] = row.documents;
  switch (row.routeType) {
    case 'ROUTE':
      return { kind: 'ROUTE', path: newsPath(row.slug, locale) };
    case 'EXTERNAL':
      if (!row.externalUrl)
        throw new Error(`News item ${row.code} (${locale}) is EXTERNAL but has no externalUrl`);
      return { kind: 'EXTERNAL', url: safeAddress(row.externalUrl) };
    case 'DOC':
      if (!document) throw new Error(`News item ${row.code} (${locale}) is DOC but has no document`);
      return { kind: 'DOC', url: safeAddress(document.url), fileType: document.fileType };
  }
}

export function newsCard(row: NewsRow, locale: Locale): NewsCardView {
  return {
    code: row.code,
    title: row.title,
    summary: row.summary ?? null,
    date: row.date,
    dateText: row.formattedDate,
    category: { title: row.category.title, path: newsCategoryPath(row.category.slug, locale) },
    mediaType: row.mediaType ?? null,
    link: newsLink(row, locale),
  };
}

/** An iframe as it survives sanitising: with no attribute but `src`, if that. */
const frame = /<iframe(?: src="([^"]*)")?>.*?<\/iframe>/gs;

/** The player of an iframe; none for a frame that has no address of its own, and so nothing to play. */
function playerOf(source: string | undefined): NewsPart[] {
  const src = source?.replaceAll('&amp;', '&');
  if (!src || !/^https?:/i.test(src) || !URL.canParse(src)) return [];
  return [{ kind: 'player', src, host: new URL(src).hostname }];
}

/** Paragraphs and players of a body, in order; nothing else survives sanitising. */
export function newsParts(body: string, sanitise: Sanitise): NewsPart[] {
  const paragraphsOf = (html: string): NewsPart[] =>
    html
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => ({ kind: 'paragraph', html: paragraph }));
  // Split by a pattern with one group, the text alternates with what the group matched.
  return sanitise
    .news(body)
    .split(frame)
    .flatMap((text: string | undefined, index) =>
      index % 2 === 0 ? paragraphsOf(text ?? '') : playerOf(text),
    );
}

export function newsArticle(
  row: NewsRow,
  funds: readonly CatalogueFund[],
  locale: Locale,
  sanitise: Sanitise,
): NewsArticleView {
  return {
    ...newsCard(row, locale),
    parts: newsParts(row.body ?? '', sanitise),
    funds: funds
      .filter(({ row: fund }) => row.fundCodes.includes(fund.code))
      .map(({ row: fund, visibleTo }) => ({
        title: fund.title,
        path: fundPath(fund.slug, locale),
        visibleTo,
      })),
  };
}
