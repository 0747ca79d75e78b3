import type { FoundItem } from './parseFound';
import type { SearchWords } from './searchDictionary';

export type Kind = keyof SearchWords['kinds'];

const kindOf = { fund: 'funds', share: 'funds', news: 'news', page: 'pages' } satisfies Record<
  FoundItem['kind'],
  Kind
>;

/** Results of a kind; `first` is the place of its first one among all that are shown. */
export type FoundGroup = { kind: Kind; first: number; items: FoundItem[] };

/** By kind, the kind of the best result first; within a kind they stay in their order. */
export function groupFound(items: readonly FoundItem[]): FoundGroup[] {
  const groups = new Map<Kind, FoundItem[]>();
  for (const item of items) {
    const kind = kindOf[item.kind];
    groups.set(kind, [...(groups.get(kind) ?? []), item]);
  }
  let first = 0;
  return [...groups].map(([kind, members]) => {
    const group = { kind, first, items: members };
    first += members.length;
    return group;
  });
}
