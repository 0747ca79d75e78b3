import type { ContentItem } from './contentItem';

export type Surround = { slug?: string; path?: string; before: number; after: number };

function list(length: number, itemAt: (index: number) => ContentItem | undefined): (ContentItem | null)[] {
  return Array.from({ length }, (_, index) => itemAt(index) ?? null);
}

/**
 * The items before and behind one, in the order of the list, `before + after` in all: null where there is none, and
 * everywhere when the list does not hold that item.
 */
export function surroundings(items: readonly ContentItem[], surround: Surround): (ContentItem | null)[] {
  const { before, after } = surround;
  const slug = surround.slug?.normalize('NFC');
  const path = surround.path?.normalize('NFC');
  const at = items.findIndex(
    (item) => item.slug.normalize('NFC') === slug || item.path.normalize('NFC') === path,
  );
  if (at < 0) return list(before + after, () => undefined);
  return [
    ...list(before, (index) => items[at - before + index]),
    ...list(after, (index) => items[at + 1 + index]),
  ];
}
