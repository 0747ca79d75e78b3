/** A table of a page's HTML: its caption, the heading of each column, and its rows from heading to last cell. */
export type PageTable = { caption: string; columns: string[]; rows: string[][] };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
}

function insides(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<(?:${element})\\b[^>]*>(.*?)</(?:${element})>`, 'gs'))].map(
    ([, inside = '']) => inside,
  );
}

/** The tables of HTML that the build has written, in their order. */
export function tablesIn(html: string): PageTable[] {
  const withoutStyles = html.replace(/<style\b.*?<\/style>/gs, '').replaceAll('<!-- -->', '');
  return insides(withoutStyles, 'table').map((table) => ({
    caption: insides(table, 'caption').map(textOf).join(),
    columns: insides(table, 'thead').flatMap((head) => insides(head, 'th').map(textOf)),
    rows: insides(table, 'tbody').flatMap((body) =>
      insides(body, 'tr').map((row) => insides(row, 'th|td').map(textOf)),
    ),
  }));
}
