/** Number of characters that two texts have in common at their start, and of the rest at their end. */
export function commonEnds(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}

/** Characters kept on either side of a difference in long texts. */
const context = 150;

function cut(text: string, from: number, to: number, limit: number): string {
  const end = Math.min(to, from + limit);
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

/** Two texts, or of longer ones the part that differs. */
export function shortTexts(before: string, after: string, limit: number): [string, string] {
  if (before.length <= limit && after.length <= limit) return [before, after];
  const { start, end } = commonEnds(before, after);
  const from = Math.max(0, start - context);
  const [old, fresh] = [before, after].map((text) =>
    cut(text, from, text.length - Math.max(0, end - context), limit),
  );
  return [old ?? '', fresh ?? ''];
}
