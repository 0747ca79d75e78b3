import type { ContentLocale } from '../../content/contentLocales';
import { InvestorProfileCode } from '../../contract/codes.generated';

/** A page, fund, share, document or news item in one locale. None of its texts holds a NAV or a performance. */
export type ContentItem = {
  /**
   * `/{locale}/pages/{code}`, `/{locale}/news/{slug}`, `/{locale}/funds/{fund}`, `/{locale}/funds/{fund}/{share}`,
   * `/{locale}/documents/{fund code or company}/{type}`, `/{locale}/documents/{fund code}/{isin}/{type}`. Pages that are
   * published like documents have the types `SUSTAINABILITY` and `PAST_PERFORMANCE`.
   */
  path: string;
  /** `path` without its last segment. */
  dir: string;
  /** Last segment of `path`. */
  slug: string;
  locale: ContentLocale;
  kind: 'page' | 'news' | 'fund' | 'share' | 'document';
  /** Stable across locales; of a share, its ISIN. */
  code: string;
  title: string;
  /** Empty where there is none. */
  description: string;
  /** Page on the site, document, or external address. */
  url: string;
  /** True if `url` leaves the site. */
  external: boolean;
  /** `YYYY-MM-DD`: publication of news, last change of pages, day of documents. */
  date: string | null;
  /** Title of the category of news, funds, shares and their documents. */
  category: string | null;
  isin: string | null;
  /** These three are facts of a document's file, as in the contract. */
  language: string | null;
  fileType: string | null;
  /** In bytes. */
  fileSize: number | null;
  visibleTo: InvestorProfileCode[];
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
  'language',
  'fileType',
  'fileSize',
  'visibleTo',
  'text',
] as const satisfies readonly ItemField[];

/** Fields with a single value. */
export const sortableFields = itemFields.filter((field) => field !== 'visibleTo');
export type SortableField = (typeof sortableFields)[number];

export type IndexedItem = {
  item: ContentItem;
  /** Searched besides the item's own texts. A document is found by these or its ISIN alone: it bears the name of its fund. */
  keywords: string[];
};

/** Items that are no file have none of these. */
export const noFile = { language: null, fileType: null, fileSize: null };

/** An item of the folder; it is for everybody, and of its other facts it has those that are named. */
export const itemIn = (
  dir: string,
  slug: string,
  facts: Pick<ContentItem, 'locale' | 'kind' | 'code' | 'title' | 'url'> & Partial<ContentItem>,
): ContentItem => ({
  path: `${dir}/${slug}`,
  dir,
  slug,
  description: '',
  external: false,
  date: null,
  category: null,
  isin: null,
  ...noFile,
  visibleTo: [...InvestorProfileCode],
  text: '',
  ...facts,
});
