import type { ContentItem } from './contentItem';
import type { SortKey } from './querySchema';

const collators = {
  fr: new Intl.Collator('fr', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
  it: new Intl.Collator('it', { numeric: true }),
};

/** As the item's language orders it. What is absent comes last, in either direction. */
function compareBy({ field, descending }: SortKey, one: ContentItem, other: ContentItem): number {
  const left = one[field];
  const right = other[field];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const order = collators[one.locale].compare(String(left), String(right));
  return descending ? -order : order;
}

/** By the first key, then by the second where that makes no difference, and so on; else in the order given. */
export function sortedItems(items: readonly ContentItem[], keys: readonly SortKey[]): ContentItem[] {
  return items.toSorted((one, other) => {
    for (const key of keys) {
      const order = compareBy(key, one, other);
      if (order !== 0) return order;
    }
    return 0;
  });
}
