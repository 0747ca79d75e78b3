import type { ContentLocale } from '../../content/contentLocales';
import type { ShareAction } from '../../content/parsing/content';
import { activationNotices } from '../graphql/dealingTerms';
import { type FileTable, tableCsv, tableWorkbook } from '../tables/tableFiles';
import { type NavHistoryInput, publishedNavs } from './navHistory';

const labels: Record<ContentLocale, { sheet: string; columns: readonly string[] }> = {
  fr: {
    sheet: 'Valeurs liquidatives',
    columns: ['Date', 'ISIN', 'Part', 'Devise', 'Valeur liquidative', 'Indice de référence', 'Opération'],
  },
  en: {
    sheet: 'Net asset values',
    columns: ['Date', 'ISIN', 'Share class', 'Currency', 'Net asset value', 'Benchmark', 'Action'],
  },
  it: {
    sheet: 'NAV',
    columns: ['Data', 'ISIN', 'Classe', 'Valuta', 'NAV', 'Benchmark', 'Operazione'],
  },
};

/** `one` stands between the parts of a ratio: “Split 10 for 1”. */
const actionNames: Record<ContentLocale, Record<ShareAction['kind'] | 'one', string>> = {
  fr: {
    SPLIT: 'Division',
    MERGER: 'Fusion',
    RENAMING: 'Nom précédent :',
    DISTRIBUTION: 'Distribution',
    one: 'pour',
  },
  en: { SPLIT: 'Split', MERGER: 'Merger', RENAMING: 'Formerly', DISTRIBUTION: 'Distribution', one: 'for' },
  it: {
    SPLIT: 'Frazionamento',
    MERGER: 'Fusione',
    RENAMING: 'Nome precedente:',
    DISTRIBUTION: 'Distribuzione',
    one: 'per',
  },
};

const widths = [13, 16, 12, 10, 20, 22, 26];

const ratioWords = (ratio: number, { one, word }: { one: string; word: string }) =>
  `${word} ${ratio} ${one} 1`;

/** Figures have a decimal point in every language, as in the other columns. */
function actionWords(action: ShareAction, locale: ContentLocale): string {
  const words = actionNames[locale];
  switch (action.kind) {
    case 'SPLIT':
      return ratioWords(action.ratio, { ...words, word: words.SPLIT });
    case 'MERGER':
      return action.ratio === null
        ? words.MERGER
        : ratioWords(action.ratio, { ...words, word: words.MERGER });
    case 'RENAMING':
      return `${words.RENAMING} ${action.formerName}`;
    case 'DISTRIBUTION':
      return `${words.DISTRIBUTION} ${action.amount} ${action.currency}`;
  }
}

/** The NAV history, one row per share and day. */
function navTable({ locale, fund, shares, activatedTools = [], ...period }: NavHistoryInput): FileTable {
  const { sheet, columns } = labels[locale];
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
