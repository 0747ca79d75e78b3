import type { ContentLocale, ProfileCode } from '../parsing/content';

/** A page, fund, share or news item in one locale. None of its texts holds a NAV or a performance. */
export type ContentItem = {
  /** `/{locale}/pages/{code}`, `/{locale}/news/{slug}`, `/{locale}/funds/{fund}`, `/{locale}/funds/{fund}/{share}`. */
  path: string;
  /** `path` without its last segment. */
  dir: string;
  /** Last segment of `path`. */
  slug: string;
  locale: ContentLocale;
  kind: 'page' | 'news' | 'fund' | 'share';
  /** Stable across locales; of a share, its ISIN. */
  code: string;
  title: string;
  /** Empty where there is none. */
  description: string;
  /** Page on the site, document, or external address. */
  url: string;
  /** True if `url` leaves the site. */
  external: boolean;
  /** `YYYY-MM-DD`: publication of news, last change of pages. */
  date: string | null;
  /** Title of the category of news, funds and shares. */
  category: string | null;
  isin: string | null;
  visibleTo: ProfileCode[];
  /** Plain text, one line per block. */
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

/** Fields with a single value. */
export const sortableFields = itemFields.filter((field) => field !== 'visibleTo');
export type SortableField = (typeof sortableFields)[number];

export type IndexedItem = {
  item: ContentItem;
  /** Searched besides the item's own texts. */
  keywords: string[];
};
