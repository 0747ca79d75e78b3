import type { IconName } from '../icons/iconNames';
import type { NewsMediaType } from '../../../contract/codes.generated';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import type { FileView } from '../ui/fileFacts';
import type { ImageView } from '../ui/ResponsiveImage';

/** Icons of behaviour.md §2.5; an item without a media type is an article. */
export const mediaIcons: Record<NewsMediaType | 'ARTICLE', IconName> = {
  PODCAST: 'podcast',
  PRESS_RELEASE: 'press-release',
  VIDEO: 'videos',
  ARTICLE: 'article',
};

/** Target of an item (behaviour.md §3, routeType). */
export type NewsLink =
  | { kind: 'ROUTE'; path: string }
  | { kind: 'EXTERNAL'; url: string }
  | ({ kind: 'DOC' } & FileView);

/** `alt` is empty for an image that only decorates. */
export type NewsImageView = { alt: string; data: ImageView };

export type NewsCardView = {
  code: string;
  title: string;
  summary: string | null;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `date` written for the locale. */
  dateText: string;
  category: { title: string; path: string };
  mediaType: NewsMediaType | null;
  link: NewsLink;
  image: NewsImageView | null;
};

/** A paragraph of sanitised HTML, or a player on another site. */
export type NewsPart = { kind: 'paragraph'; html: string } | { kind: 'player'; src: string; host: string };

export type NewsArticleView = NewsCardView & {
  parts: NewsPart[];
  /** Funds that the article is about, each for the profiles that it is offered to. */
  funds: { title: string; path: string; visibleTo: InvestorProfileCode[] }[];
};

export type NewsCategoryView = { code: string; title: string; description: string | null; path: string };

/** A page of a list of news, all or of one category. */
export type NewsListView = {
  title: string;
  /** Sanitised HTML, on the newest page. */
  lead: string | null;
  categories: NewsCategoryView[];
  /** Code of the category listed; `null` for all news. */
  categoryCode: string | null;
  news: NewsCardView[];
  /** From the newest page of the list, which is 1. */
  pageNumber: number;
  pageCount: number;
  /** Numbers of the pages that the pagination shows. */
  shownPages: number[];
  listPath: string;
};
