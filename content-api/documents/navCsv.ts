import { stringify } from 'csv-stringify/sync';
import { documentLabels } from './labels';
import type { NavHistoryInput } from './navHistoryInput';
import { publishedNavs } from './publishedNavs';
import { spreadsheetText } from './spreadsheetText';

/**
 * The NAV history as comma-separated values (RFC 4180) in UTF-8, one line a share and day, as in the workbook: days are
 * `YYYY-MM-DD` and figures have a decimal point in every locale, for programs to read. The byte order mark tells
 * spreadsheets that it is UTF-8.
 */
export function renderNavCsv({ locale, shares }: NavHistoryInput): string {
  const rows = shares.flatMap((share) => {
    const identity = [share.isin, share.name, share.currency].map(spreadsheetText);
    return publishedNavs(share).map(({ date, nav, benchmark }) => [
      date,
      ...identity,
      String(nav),
      String(benchmark ?? ''),
    ]);
  });
  return stringify([documentLabels[locale].navWorkbook.columns, ...rows], {
    bom: true,
    record_delimiter: 'windows',
  });
}
