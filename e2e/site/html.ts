const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Text of an HTML fragment, without its tags. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
}

/** Content of each element with one of these names, which must not be nested. @param elements such as `th|td` */
export function insides(html: string, elements: string): string[] {
  return [...html.matchAll(new RegExp(`<(?:${elements})\\b[^>]*>(.*?)</(?:${elements})>`, 'gs'))].map(
    ([, inside = '']) => inside,
  );
}

/** HTML of the build without styles, and without the comments React puts between adjacent texts. */
export function plainHtml(html: string): string {
  return html.replace(/<style\b.*?<\/style>/gs, '').replaceAll('<!-- -->', '');
}
