import type { ContentLocale } from '../../content/contentLocales';
import type { ShareAction } from '../../content/parsing/content';
import { contentApi } from '../../locales/contentApi.generated';
import { activationNotices } from '../graphql/dealingTerms';
import { type FileTable, tableCsv, tableWorkbook } from '../tables/tableFiles';
import { type NavHistoryInput, publishedNavs } from './navHistory';

const widths = [13, 16, 12, 10, 20, 22, 26];

/** `one` stands between the parts of a ratio: “Split 10 for 1”. */
const ratioWords = (word: string, ratio: number, one: string) => `${word} ${ratio} ${one} 1`;

/** Figures have a decimal point in every language, as in the other columns. */
function actionWords(action: ShareAction, locale: ContentLocale): string {
  const words = contentApi[locale].action;
  switch (action.kind) {
    case 'SPLIT':
      return ratioWords(words.SPLIT, action.ratio, words.one);
    case 'MERGER':
      return action.ratio === null ? words.MERGER : ratioWords(words.MERGER, action.ratio, words.one);
    case 'RENAMING':
      return `${words.RENAMING} ${action.formerName}`;
    case 'DISTRIBUTION':
      return `${words.DISTRIBUTION} ${action.amount} ${action.currency}`;
  }
}

/** The NAV history, one row per share and day. */
function navTable({ locale, fund, shares, activatedTools = [], ...period }: NavHistoryInput): FileTable {
  const { sheet, columns } = contentApi[locale].navFile;
  const names = [fund, ...shares.map(({ name }) => name)].join(', ');
  return {
    sheet,
    title: `${names} – ${sheet}`,
    locale,
    columns: columns.map((heading, index) => ({
      heading,
      width: widths[index] ?? 0,
      ...((index === 4 || index === 5) && { format: '#,##0.00' }),
    })),
    rows: shares.flatMap((share) =>
      publishedNavs(share, period).map(({ date, nav, benchmark, actions = [] }) => [
        { day: date },
        share.isin,
        share.name,
        share.currency,
        nav,
        benchmark,
        actions.map((action) => actionWords(action, locale)).join(', '),
      ]),
    ),
    notices: activationNotices({ activatedTools }, locale),
  };
}

export const renderNavCsv = (input: NavHistoryInput): string => tableCsv(navTable(input));

export const renderNavWorkbook = (input: NavHistoryInput): Promise<Buffer> => tableWorkbook(navTable(input));
