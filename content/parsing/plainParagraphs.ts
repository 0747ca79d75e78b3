const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** U+FFFD for invalid code points, as browsers do. */
function characterOf(codePoint: number): string {
  return codePoint > 0 && codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : '\uFFFD';
}

function decodeEntity(entity: string, name: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hexadecimal) return characterOf(Number.parseInt(hexadecimal, 16));
  if (decimal) return characterOf(Number(decimal));
  return entities.get(name.toLowerCase()) ?? entity;
}

/** The text of HTML, one entry per paragraph; paragraphs without text, such as a video, are left out. */
export function plainParagraphs(html: string): string[] {
  return html
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/<[^<>]*>/g, '')
        .replace(/&(#?\w+);/g, decodeEntity)
        .replace(/[ \t\n]+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
}
