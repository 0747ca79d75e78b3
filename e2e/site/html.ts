const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** What the HTML of a part says, without its tags. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
}

/** What stands in each element of these names, which do not stand in each other. @param elements such as `th|td` */
export function insides(html: string, elements: string): string[] {
  return [...html.matchAll(new RegExp(`<(?:${elements})\\b[^>]*>(.*?)</(?:${elements})>`, 'gs'))].map(
    ([, inside = '']) => inside,
  );
}

/** HTML that the build has written, without styles, and without the comments that part texts. */
export function plainHtml(html: string): string {
  return html.replace(/<style\b.*?<\/style>/gs, '').replaceAll('<!-- -->', '');
}

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
