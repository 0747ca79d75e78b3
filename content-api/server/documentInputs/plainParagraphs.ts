const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decodeEntity(entity: string, name: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
  if (decimal) return String.fromCodePoint(Number(decimal));
  return entities[name.toLowerCase()] ?? entity;
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
