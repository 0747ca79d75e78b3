import type texts from '../../../locales/fr/funds.json';
import type { CostsView } from './costs/costsView';
import type {
  CorporateActionKind,
  DistributionPolicy,
  FundChangeSubject,
  RegistrationAudience,
  ReturnFrequency,
  RiskFigureCode,
} from '../../../contract/codes.generated';
import type { CurveView } from './navChart/curveView';
import type { NewsCardView } from '../../components/news/newsViews';
import type { FileView } from '../../components/ui/fileFacts';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';

/**
 * Data of fund pages. Figures and dates are already formatted for the locale: server and browser may have
 * different ICU data, and hydration must match. `null` is shown as a dash.
 */

export type Visibility = { visibleTo: InvestorProfileCode[] };

/** The content API's codes that have a label in the dictionaries. */
export type PeriodCode = keyof typeof texts.period;
export type FeeCode = keyof typeof texts.fee;
export type CharacteristicCode = keyof typeof texts.characteristic;

export type CodedText = { code: string; title: string };

export type DocumentView = Visibility &
  FileView & {
    code: string;
    title: string;
    date: string | null;
    /** Latest first. */
    editions: (FileView & { date: string })[];
    /** The file in other languages, where they are listed; `name` is the language's in the page's own. */
    otherLanguages?: { language: string; name: string; url: string }[];
  };

/** `day` is the date as `YYYY-MM-DD`, to compare the age of figures. */
export type DatedFigure = { display: string; date: string | null; day: string | null };

export type HeadlineFigure = { code: string; display: string | null };

/** Whole twelve months. Dates are formatted for the locale. */
export type TwelveMonthsView = { startDate: string; endDate: string; share: string | null };

export type ShareSummaryView = Visibility & {
  name: string;
  path: string;
  isin: string;
  currency: string;
  /** Summary risk indicator: the share's own, or its fund's. */
  riskLevel: number | null;
  price: DatedFigure | null;
  navIsLate: boolean;
  /** Address of its NAVs (`shareNavsPath`). */
  navsPath: string;
  /** No performance may be shown (AMF DOC-2011-24). */
  lessThanOneYear: boolean;
  /** At least ten years old at its last price (behaviour.md §4.6). */
  moreThanTenYears: boolean;
  inceptionYear: number;
  /** Percent a year; `null` before the first full year. */
  ongoingCosts: string | null;
};

/**
 * A share in the range. Its performances are the build's and end with the latest of the whole twelve months, five at most,
 * that have to stand beside them (delegated regulation (EU) 2017/565, article 44(4)(b)). Under one year it has neither.
 */
export type RangeShareView = ShareSummaryView & {
  /** The profiles that may see it; `visibleTo` may be fewer, those of which it is the first. */
  offeredTo: InvestorProfileCode[];
  performances: HeadlineFigure[];
  /** Latest first. */
  twelveMonths: TwelveMonthsView[];
};

/** A risk or a liquidity management tool. */
export type NamedTextView = CodedText & { text: string };

/** A liquidity management tool in use. Days are formatted for the locale; `until` is the last one, if it is known. */
export type ActivatedToolView = NamedTextView & { since: string; until: string | null };

/** A filter of the range. */
export type AssetClass = 'equity' | 'bonds';

export type FundSummaryView = Visibility & {
  code: string;
  title: string;
  path: string;
  category: string;
  description: string | null;
  sfdrArticle: number | null;
  assetClass: AssetClass;
  labels: CodedText[];
  eligibilities: CodedText[];
  /** Years. */
  recommendedYears: number | null;
  /** Currency codes of the shares by the profiles that may see them; no profile is in two entries. */
  currencies: (Visibility & { codes: string[] })[];
  aum: DatedFigure | null;
  activatedTools: ActivatedToolView[];
  /** Its shares can be compared: not every content API publishes the page. */
  isCompared: boolean;
};

export type FundCardView = FundSummaryView & {
  /** The first share that each profile sees; profiles with the same one are one entry. */
  mainShares: RangeShareView[];
};

export type FundCategoryView = {
  code: string;
  title: string;
  description: string | null;
  visibleTo: InvestorProfileCode[];
  funds: FundCardView[];
};

export type ComparedFigure = { share: string | null; benchmark: string | null };

/** `code`: ISO 3166-1 alpha-2, in the geographic breakdown only. */
export type WeightView = { code: string | null; title: string; display: string; percent: number };

export type PortfolioView = { date: string } & Record<
  'geographic' | 'sector' | 'capitalisation' | 'topLines',
  WeightView[]
>;

export type CharacteristicView = { code: CharacteristicCode; value: string };
export type FeeView = { code: FeeCode; value: string };

/** Its name is a characteristic. */
export type BenchmarkView = {
  /** Parts with their weights. */
  composition: string;
  currency: string;
  provider: string;
  /** Whether the provider is in ESMA's register. */
  register: string;
};

export type FundView = FundSummaryView & {
  /** Of the page with its sustainability disclosure; `null` for a fund that has none. */
  sustainabilityPath: string | null;
  /** Sanitised HTML. */
  philosophy: string | null;
  quote: string | null;
  quoteAuthor: string | null;
  /** The most important first. */
  risks: NamedTextView[];
  riskNotCaptured: string | null;
  liquidityTools: NamedTextView[];
  benchmark: BenchmarkView | null;
  customData: { code: string; title: string; value: string }[];
  characteristics: CharacteristicView[];
  managers: { name: string; role: string; path: string }[];
  /** Latest first. */
  changes: { day: string; date: string; subject: FundChangeSubject; text: string }[];
  /** Its feed. */
  feedPath: string;
  portfolio: PortfolioView | null;
  documents: DocumentView[];
  shares: ShareSummaryView[];
  /** Newest first. */
  news: NewsCardView[];
  /** Path of the list of all news. */
  newsPath: string;
};

/**
 * Calendar years of a share and its benchmark as bars, in a box of 1000 × 1000 units, y downwards. SVG path data from
 * the zero line.
 */
export type YearBarsView = {
  zero: number;
  share: string;
  benchmark: string | null;
  levels: { y: number; label: string }[];
  /** Latest first, so that leaving out every second one keeps it. An asterisk marks a part of a year. */
  years: { x: number; label: string }[];
  /** The share's figures at the ends of its bars; none where there are too many years for them. */
  values: { x: number; y: number; label: string; isBelow: boolean }[];
  hasPartYear: boolean;
};

/** The data for recomputing a performance: two NAVs, in the currency of the share, and their days. */
export type FigureSource = {
  startDate: string;
  startNav: string;
  endDate: string;
  endNav: string;
  /** Set for an annualised performance: a year's days over the period's. */
  exponent: string | null;
  /** True if the NAV at the start is in shares of the end, with distributions reinvested. */
  isAdjusted: boolean;
  /** Days of the benchmark's levels, where they are not those of the NAVs. */
  benchmarkDays: { start: string; end: string } | null;
};

/** What SFDR, article 10, has published about a fund. */
export type SustainabilityView = {
  /** `anchor` is the section's id on the page, `body` sanitised HTML. */
  sections: { anchor: string; title: string; body: string }[];
  /** Latest first; the last one is the first publication. */
  changes: { date: string; text: string }[];
  /** Documents that the disclosure refers to. */
  documents: DocumentView[];
};

/** What happened to a share. Dates, amounts and ratios are formatted for the locale. */
export type ShareActionView = {
  kind: CorporateActionKind;
  date: string;
  /** Shares for one, or ones for a share: 10 after a split, and after a consolidation that makes one of ten. */
  ratio: string | null;
  isConsolidation: boolean;
  amount: string | null;
  paymentDate: string | null;
  former: string | null;
};

/** A published NAV that was wrong. Days and values are formatted for the locale. */
export type NavCorrectionView = {
  date: string;
  correctedOn: string;
  formerNav: string;
  nav: string;
  reason: string;
};

export type ShareView = ShareSummaryView & {
  /** Empty under one year; live data replaces them. */
  figures: HeadlineFigure[];
  managementGoal: string | null;
  distributionPolicy: DistributionPolicy | null;
  /** Latest first. */
  actions: ShareActionView[];
  /** Latest first. */
  navCorrections: NavCorrectionView[];
  characteristics: CharacteristicView[];
  fees: FeeView[];
  /** As charged; `null` before the first full year. */
  costs: CostsView | null;
  performances: ({ code: PeriodCode } & ComparedFigure)[];
  calendarYears: ({ year: number; complete: boolean } & ComparedFigure)[];
  /** 12-month periods, latest first; dates are formatted for the locale. */
  discretePeriods: (TwelveMonthsView & ComparedFigure)[];
  /** `null` without a figure by calendar year. */
  yearBars: YearBarsView | null;
  /** Keyed by period code, calendar year, and end date of twelve months; only figures that can be recomputed. */
  sources: Record<string, FigureSource>;
  riskFigures: ({
    code: RiskFigureCode;
    windowYears: number;
    frequency: ReturnFrequency;
  } & ComparedFigure)[];
  /** With its data files. */
  documents: DocumentView[];
  /** Names of countries, in one line: for all investors, and for professional ones only. */
  registrations: { all: string; professional: string };
  /** `null` for a share under one year. */
  curve: CurveView | null;
  /** Of the page to which its KID links; `null` for a share under one year. */
  pastPerformancePath: string | null;
};

/** In which countries which share is registered. */
export type RegistrationsView = {
  /** In the order of their names. */
  countries: { code: string; title: string }[];
  /** Those that somebody sees for whom the matrix is. */
  shares: (Visibility & {
    isin: string;
    name: string;
    path: string;
    fundTitle: string;
    /** By the code of the country; it has none where the share is not registered. */
    audiences: Record<string, RegistrationAudience>;
  })[];
};

/** The company's own texts (page `disclaimers`, behaviour.md §3), as sanitised HTML. */
export type FundNotices = {
  lessThanOneYear: string;
  emptyPortfolio: string;
  /** With every fund (Regulation (EU) 2019/1156, article 4). */
  marketingLabel: string;
  investorRights: string;
  /** With every performance. */
  performanceSource: string;
};
