import type { ContentLocale, ProfileCode } from '../parsing/content';

export const itemKinds = ['page', 'news', 'fund', 'share'] as const;

/** One thing that has an address, in one locale. No performance and no NAV is in any of its texts. */
export type ContentItem = {
  /** `/{locale}/pages/{code}`, `/{locale}/news/{slug}`, `/{locale}/funds/{fund}`, `/{locale}/funds/{fund}/{share}`. */
  path: string;
  /** `path` without its last segment. */
  dir: string;
  /** Last segment of `path`. */
  slug: string;
  locale: ContentLocale;
  kind: (typeof itemKinds)[number];
  /** Stable across locales; of a share, its ISIN. */
  code: string;
  title: string;
  /** Empty where there is none. */
  description: string;
  /** Of the page on the site, of the document or of the outside address. */
  url: string;
  /** Whether `url` leaves the site. */
  external: boolean;
  /** Of news their day, of pages that of their last change: `YYYY-MM-DD`. */
  date: string | null;
  /** Title of the category of news, funds and shares. */
  category: string | null;
  isin: string | null;
  visibleTo: ProfileCode[];
  /** Plain text, its blocks on lines of their own. */
  text: string;
};

export type ItemField = keyof ContentItem;

export const itemFields = [
  'path',
  'dir',
  'slug',
  'locale',
  'kind',
  'code',
  'title',
  'description',
  'url',
  'external',
  'date',
  'category',
  'isin',
  'visibleTo',
  'text',
] as const satisfies readonly ItemField[];

/** Those of one value. */
export const sortableFields = itemFields.filter((field) => field !== 'visibleTo');
export type SortableField = (typeof sortableFields)[number];

/** What the search reads of an item. */
export type IndexedItem = {
  item: ContentItem;
  /** Words by which it is found besides its texts. */
  keywords: string[];
};
