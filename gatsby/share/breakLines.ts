export type SetText = { size: number; lines: string[] };

/** A size of letters and how many lines of it there is room for, the largest first. */
export type Setting = { size: number; lines: number };

type WidthOf = (text: string, size: number) => number;

/** Words that stand together: a no-break space, as French has it before its signs, ends no line. */
function wordsOf(text: string): string[] {
  return text.split(/[ \t\n\r]+/).filter((word) => word !== '');
}

/** As many words on a line as fit. */
function filledLines(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The longest beginning that fits with an ellipsis after it. */
function cut(text: string, fits: (text: string) => boolean): string {
  const letters = Array.from(text);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * A text in the largest letters in which it fits: a long word makes them smaller. What does not fit in the smallest ones
 * ends in an ellipsis.
 */
export function breakLines(
  text: string,
  width: number,
  settings: readonly Setting[],
  widthOf: WidthOf,
): SetText {
  const words = wordsOf(text);
  for (const { size, lines: room } of settings) {
    const fits = (part: string) => widthOf(part, size) <= width;
    const lines = filledLines(words, fits);
    if (lines.length <= room && lines.every(fits)) return { size, lines };
  }
  const smallest = settings.at(-1);
  if (!smallest) return { size: 0, lines: [] };
  const fits = (part: string) => widthOf(part, smallest.size) <= width;
  const lines = filledLines(words, fits);
  const shown = lines.slice(0, smallest.lines);
  const last = shown.length - 1;
  return {
    size: smallest.size,
    lines: shown.map((line, index) => {
      const isCut = index === last && lines.length > shown.length;
      return isCut ? cut(line, fits) : fits(line) ? line : cut(line, fits);
    }),
  };
}
