import { type ContentItem, noFile } from '../contentItem';

/** A French page; slug and path are derived from `code`. */
export function exampleItem(change: Partial<ContentItem> = {}): ContentItem {
  const code = change.code ?? 'a-page';
  return {
    path: `/fr/pages/${code}`,
    dir: '/fr/pages',
    slug: code,
    locale: 'fr',
    kind: 'page',
    code,
    title: 'Une page',
    description: '',
    url: `/fr/${code}`,
    external: false,
    date: null,
    category: null,
    isin: null,
    ...noFile,
    visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
    text: '',
    ...change,
  };
}
