import type { FoundItem } from '../features/search/dialog/fetchFound';

/** A fund as a result of the content search. */
export function searchItem(changes: Partial<FoundItem> = {}): FoundItem {
  return {
    path: '/fr/funds/meridane-asia',
    kind: 'fund',
    title: 'Meridane Asia',
    description: 'Les actions d’Asie émergente.',
    text: '',
    url: '/fr/funds/meridane-asia',
    external: false,
    date: null,
    category: 'Actions',
    isin: null,
    language: null,
    fileType: null,
    fileSize: null,
    visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
    ...changes,
  };
}
