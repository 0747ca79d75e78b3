import type { ContentLocale } from '../parsing/content';
import { type FileTable, tableCsv, tableWorkbook } from '../tables/tableFiles';
import { type NavHistoryInput, publishedNavs } from './navHistory';

const labels: Record<ContentLocale, { sheet: string; columns: readonly string[] }> = {
  fr: {
    sheet: 'Valeurs liquidatives',
    columns: ['Date', 'ISIN', 'Part', 'Devise', 'Valeur liquidative', 'Indice de référence'],
  },
  en: {
    sheet: 'Net asset values',
    columns: ['Date', 'ISIN', 'Share class', 'Currency', 'Net asset value', 'Benchmark'],
  },
  it: {
    sheet: 'NAV',
    columns: ['Data', 'ISIN', 'Classe', 'Valuta', 'NAV', 'Benchmark'],
  },
};

const widths = [13, 16, 12, 10, 20, 22];

/** The NAV history, one row per share and day. */
function navTable({ locale, fund, shares }: NavHistoryInput): FileTable {
  const { sheet, columns } = labels[locale];
  const names = [fund, ...shares.map(({ name }) => name)].join(', ');
  return {
    sheet,
    title: `${names} – ${sheet}`,
    locale,
    columns: columns.map((heading, index) => ({
      heading,
      width: widths[index] ?? 0,
      ...(index > 3 && { format: '#,##0.00' }),
    })),
    rows: shares.flatMap((share) =>
      publishedNavs(share).map(({ date, nav, benchmark }) => [
        { day: date },
        share.isin,
        share.name,
        share.currency,
        nav,
        benchmark,
      ]),
    ),
  };
}

export const renderNavCsv = (input: NavHistoryInput): string => tableCsv(navTable(input));

export const renderNavWorkbook = (input: NavHistoryInput): Promise<Buffer> => tableWorkbook(navTable(input));
