import { insides, plainHtml, textOf } from './htmlParts';

/** A table of a page's HTML: its caption, the heading of each column, and its rows from heading to last cell. */
export type PageTable = { caption: string; columns: string[]; rows: string[][] };

/** The tables of HTML that the build has written, in their order. */
export function tablesIn(html: string): PageTable[] {
  return insides(plainHtml(html), 'table').map((table) => ({
    caption: insides(table, 'caption').map(textOf).join(),
    columns: insides(table, 'thead').flatMap((head) => insides(head, 'th').map(textOf)),
    rows: insides(table, 'tbody').flatMap((body) =>
      insides(body, 'tr').map((row) => insides(row, 'th|td').map(textOf)),
    ),
  }));
}
