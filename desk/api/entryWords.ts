import type { Json } from '../../platform/jsonValues';

/** A page has blocks of many paragraphs: their beginning tells them apart. */
const longest = 2_000;

function words(value: Json): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const parts = Object.entries(value).map(([name, child]) => [name, words(child)] as const);
  const written = parts.filter(([, text]) => text !== '');
  if (!Array.isArray(value)) written.sort(([a], [b]) => (a < b ? -1 : 1));
  return written.map(([name, text]) => `${Array.isArray(value) ? '-' : name}: ${text}`).join('\n');
}

/** The words of a list entry, by which it is found again after it has moved. Empty fields do not count. */
export const entryWords = (entry: Json): string => words(entry).slice(0, longest);
