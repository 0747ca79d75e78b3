import type { ScenarioCode } from '../../../../contract/codes.generated';
import type {
  ComparedFigure,
  FigureSource,
  FundSummaryView,
  ShareSummaryView,
  YearBarsView,
} from '../fundViews';

/** Whole calendar years of a share, ten at most (delegated regulation (EU) 2017/653, annex VIII). */
export type PastPerformanceView = {
  /** Years with a place for a figure; 0 if none is complete. */
  yearCount: number;
  /** Latest first. Five at least, of which those before `yearCount` are empty. */
  years: ({ year: number } & ComparedFigure)[];
  bars: YearBarsView | null;
  /** Keyed by year. */
  sources: Record<string, FigureSource>;
};

type ScenarioValueView = { amount: string; averageReturn: string };

/** The scenarios of a month (annex V). */
export type ScenariosView = {
  month: string;
  holdingYears: number;
  /** With its currency. */
  investment: string;
  rows: { code: ScenarioCode; afterOneYear: ScenarioValueView; atHoldingPeriod: ScenarioValueView }[];
};

/** The page of a share to which its KID links. */
export type PastPerformancePageView = {
  fund: Pick<FundSummaryView, 'title' | 'path' | 'activatedTools'>;
  share: Pick<ShareSummaryView, 'name' | 'path' | 'isin' | 'currency' | 'visibleTo' | 'navsPath'> & {
    inceptionDate: string;
  };
  benchmark: string | null;
  pastPerformance: PastPerformanceView;
  /** Latest first. */
  scenarios: ScenariosView[];
};
