import type chart from '../../../locales/fr/chart.json';
import type texts from '../../../locales/fr/funds.json';
import type { NewsCardView } from '../news/newsViews';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';

/*
 * What fund pages render. Figures and dates are strings already written for the locale, so that the server's HTML and the
 * browser's first render agree whatever their ICU data; `null` is drawn as a dash.
 */

export type Visibility = { visibleTo: InvestorProfileCode[] };

/** Codes of the content API that the dictionaries have a label for. */
export type PeriodCode = keyof typeof texts.period;
export type FeeCode = keyof typeof texts.fee;
export type CharacteristicCode = keyof typeof texts.characteristic;
export type RiskFigureCode = keyof typeof chart.riskMeaning;
export type RiskFigureFrequency = keyof typeof texts.frequency;

export type CodedText = { code: string; title: string };

export type DocumentView = Visibility & {
  code: string;
  title: string;
  url: string;
  language: string;
  date: string | null;
  fileType: string;
};

/** `day` is the date as `YYYY-MM-DD`, to tell which of two figures is fresher. */
export type DatedFigure = { display: string; date: string | null; day: string | null };

export type HeadlineFigure = { code: string; display: string | null };

export type ShareSummaryView = Visibility & {
  name: string;
  path: string;
  isin: string;
  currency: string;
  price: DatedFigure | null;
  /** No performance may be shown (AMF): `figures` is empty. */
  lessThanOneYear: boolean;
  /** Ten years or more at its last price (behaviour.md §4.6). */
  moreThanTenYears: boolean;
  inceptionYear: number;
  figures: HeadlineFigure[];
};

/** What the range is filtered by; a label of the dictionaries. */
export type AssetClass = 'equity' | 'bonds';

export type FundCardView = Visibility & {
  code: string;
  title: string;
  path: string;
  category: string;
  description: string | null;
  riskLevel: number | null;
  sfdrArticle: number | null;
  assetClass: AssetClass;
  labels: CodedText[];
  eligibilities: CodedText[];
  /** In years. */
  recommendedYears: number | null;
  /** Codes of the currencies of the shares that a group of profiles may see; groups do not overlap. */
  currencies: (Visibility & { codes: string[] })[];
  aum: DatedFigure | null;
  /** For each group of profiles that sees the same first share, that share. */
  mainShares: ShareSummaryView[];
};

export type FundCategoryView = {
  code: string;
  title: string;
  description: string | null;
  visibleTo: InvestorProfileCode[];
  funds: FundCardView[];
};

export type ComparedFigure = { share: string | null; benchmark: string | null };

/** `code` is the country's, ISO 3166-1 alpha-2, in the geographic breakdown. */
export type WeightView = { code: string | null; title: string; display: string; percent: number };

export type PortfolioView = {
  date: string;
  geographic: WeightView[];
  sector: WeightView[];
  capitalisation: WeightView[];
  topLines: WeightView[];
};

export type CharacteristicView = { code: CharacteristicCode; value: string };
export type FeeView = { code: FeeCode; value: string };

export type FundView = FundCardView & {
  categoryCode: string;
  /** Sanitised HTML. */
  philosophy: string | null;
  quote: string | null;
  quoteAuthor: string | null;
  customData: { code: string; title: string; value: string }[];
  characteristics: CharacteristicView[];
  managers: { name: string; role: string; path: string }[];
  portfolio: PortfolioView | null;
  documents: DocumentView[];
  shares: ShareSummaryView[];
  /** The latest about the fund, the newest first. */
  news: NewsCardView[];
  /** The list of all news. */
  newsPath: string;
  /** Where the NAVs of the fund's shares are fetched and downloaded (behaviour.md §7.6). */
  navHistoryPath: string;
};

/**
 * The way of a share since its first price beside its benchmark's, both 100 on the first day, drawn by the build in a box
 * of 1000 by 1000 units, y from the top.
 */
export type CurveView = {
  startDate: string;
  endDate: string;
  /** Data of SVG paths. */
  share: string;
  benchmark: string | null;
  /** Its first day, where it begins after the share: at the level of the share then. */
  benchmarkStart: string | null;
  /** Round levels within the drawing and the years that begin in it. */
  levels: { y: number; label: string }[];
  years: { x: number; label: string }[];
  /** Levels on the last day. */
  end: { share: string; benchmark: string | null };
};

export type ShareView = ShareSummaryView & {
  managementGoal: string | null;
  characteristics: CharacteristicView[];
  fees: FeeView[];
  performances: ({ code: PeriodCode } & ComparedFigure)[];
  calendarYears: ({ year: number; complete: boolean } & ComparedFigure)[];
  /** Whole periods of 12 months, latest first; dates are written for the locale. */
  discretePeriods: ({ startDate: string; endDate: string } & ComparedFigure)[];
  riskFigures: ({
    code: RiskFigureCode;
    windowYears: number;
    frequency: RiskFigureFrequency;
  } & ComparedFigure)[];
  documents: DocumentView[];
  /** `null` for a share that may show no performance. */
  curve: CurveView | null;
};

/** Texts that the company words itself (page `disclaimers`, behaviour.md §3). Sanitised HTML. */
export type FundNotices = { lessThanOneYear: string; emptyPortfolio: string };
