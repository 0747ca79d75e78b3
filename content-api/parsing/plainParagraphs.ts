const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** As browsers read a number that stands for no sign. */
function signOf(codePoint: number): string {
  return codePoint > 0 && codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : '\uFFFD';
}

function decodeEntity(entity: string, name: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hexadecimal) return signOf(Number.parseInt(hexadecimal, 16));
  if (decimal) return signOf(Number(decimal));
  return entities.get(name.toLowerCase()) ?? entity;
}

/** The text of a news item's HTML, one entry a paragraph; a paragraph without text, such as a video, is left out. */
export function plainParagraphs(html: string): string[] {
  return html
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/<[^>]*>/g, '')
        .replace(/&(#?\w+);/g, decodeEntity)
        .replace(/[ \t\n]+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
}
