import type { BlockView } from '../features/blocks/blockViews';
import type { ComparedFundView } from '../features/funds/compare/compareViews';
import type { EsgTabView } from '../features/esg/esgTabs';
import type { FundNotices, FundView, ShareView } from '../features/funds/fundViews';
import type { NewsArticleView, NewsCardView, NewsCategoryView } from '../features/news/newsViews';
import type { BasePageContext } from '../components/seo/basePageContext';

export type ContentPageContext = BasePageContext & {
  code: string;
  title: string;
  blocks: BlockView[];
  /** Codes of the members whose portraits the page shows. */
  portraits: string[];
};

export type ContactPageContext = ContentPageContext & {
  /** Address, phone and mail of the company, among its other infos. */
  whereabouts: { code: string; content: string }[];
};

export type EsgPageContext = Omit<ContentPageContext, 'blocks'> & {
  /** Sanitised HTML under the page's title. */
  lead: string | null;
  tabs: EsgTabView[];
};

export type HomePageContext = ContentPageContext & {
  baseline: string;
  subBaseline: string | null;
  keyFigures: { code: string; value: string; title: string }[];
  fundRange: { title: string; path: string };
};

export type NewsListContext = BasePageContext & {
  title: string;
  /** Sanitised HTML, on the newest page. */
  lead: string | null;
  categories: NewsCategoryView[];
  /** Code of the category listed; `null` for all news. */
  categoryCode: string | null;
  news: NewsCardView[];
  /** From the oldest page of the list; null for the newest, whose number grows. */
  pageNumber: number | null;
  /** Numbers of the older pages that the pagination shows, newest first. */
  shownPages: number[];
  listPath: string;
};

export type NewsArticleContext = BasePageContext & {
  article: NewsArticleView;
  related: NewsCardView[];
  newsPage: { title: string; path: string };
};

export type FundPageContext = BasePageContext & {
  fund: FundView;
  /** The first share that each profile sees; profiles with the same one are one entry. */
  mainShares: ShareView[];
  rangePage: { title: string; path: string };
  contactPath: string;
  notices: FundNotices;
};

export type SharePageContext = BasePageContext & {
  fund: FundView;
  share: ShareView;
  rangePage: { title: string; path: string };
  contactPath: string;
  notices: FundNotices;
};

export type ComparePageContext = BasePageContext & {
  /** For the breadcrumbs; the page's head has `leadTitle` above `lead`, which is sanitised HTML. */
  title: string;
  leadTitle: string;
  lead: string | null;
  funds: ComparedFundView[];
  rangePage: { title: string; path: string };
  /** Sanitised HTML, shown instead of the figures of a share under one year. */
  youngNotice: string;
};

/** Not-found page, server error page and `/`. */
export type PlainPageContext = BasePageContext;
