import type { HoldingsView } from '../features/home/holdingsView';
import type { BlockView } from '../features/blocks/blockViews';
import type { ComparedFundView } from '../features/funds/compare/compareViews';
import type { EsgTabView } from '../features/esg/esgTabList';
import type { FundNotices, FundView } from '../features/funds/fundViews';
import type { ShareView } from '../features/funds/shareViews';
import type { MarketingNotices } from '../features/funds/MarketingLabel';
import type { LibraryGroupView } from '../features/funds/library/libraryViews';
import type { PastPerformancePageProps } from '../features/funds/pastPerformance/SharePastPerformance';
import type { SustainabilityDisclosureProps } from '../features/funds/sustainability/SustainabilityDisclosure';
import type { NewsArticleView, NewsCardView, NewsListView } from '../components/news/newsViews';
import type { BasePageContext } from '../components/seo/basePageContext';

export type ContentPageContext = BasePageContext & {
  code: string;
  title: string;
  blocks: BlockView[];
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
  holdings: HoldingsView;
};

export type NewsListContext = BasePageContext & NewsListView;

export type NewsArticleContext = BasePageContext & {
  article: NewsArticleView;
  related: NewsCardView[];
  newsPage: { title: string; path: string };
  /** With an article about funds. */
  notices: MarketingNotices | null;
};

type AnyFundPageContext = BasePageContext & {
  fund: FundView;
  rangePage: { title: string; path: string };
  contactPath: string;
  notices: FundNotices;
};

export type FundPageContext = AnyFundPageContext & {
  /** The first share that each profile sees; profiles with the same one are one entry. */
  mainShares: ShareView[];
};

export type SharePageContext = AnyFundPageContext & { share: ShareView };

export type PastPerformancePageContext = BasePageContext & PastPerformancePageProps;

export type SustainabilityPageContext = BasePageContext & SustainabilityDisclosureProps;

export type ComparePageContext = BasePageContext & {
  /** Title in the breadcrumbs; the page's head has `leadTitle` above `lead`, which is sanitised HTML. */
  title: string;
  leadTitle: string;
  lead: string | null;
  funds: ComparedFundView[];
  rangePage: { title: string; path: string };
  notices: FundNotices;
};

export type DocumentsPageContext = BasePageContext & {
  leadTitle: string;
  /** Sanitised HTML. */
  lead: string | null;
  groups: LibraryGroupView[];
};

export type StatusPageContext = BasePageContext & { status: 404 | 500 };
