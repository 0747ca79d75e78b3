import type { PeriodCode } from '../../figures/countedNavs';
import type { ReturnFrequency, RiskFigureCode } from '../../contract/codes.generated';

/** Unrounded percentage points; `null` when there is no figure. */
export type ComparedFigure = { share: number | null; benchmark: number | null };

/** A return with the NAVs that give it; all `null` without a figure. */
export type MeasuredReturn = ComparedFigure & {
  startDate: string | null;
  startNav: number | null;
  endDate: string | null;
  endNav: number | null;
  /** True if the NAV at the start is not the published one: the share was split, merged or has distributed in between. */
  isAdjusted: boolean;
  /** Days of the levels of the index, which may lie before those of the NAVs. */
  benchmarkStartDate: string | null;
  benchmarkEndDate: string | null;
};

/** `endDate` is that of the last NAV, with or without a figure. */
export type PeriodPerformance = MeasuredReturn & {
  code: PeriodCode;
  endDate: string;
  /** Days that the return is annualised by, 365.25 to a year; `null` for a cumulative return. */
  annualisedDays: number | null;
};

/** `complete` is false for the year of inception, and for the last year until another valuation cannot end it. */
export type CalendarYearPerformance = MeasuredReturn & { year: number; complete: boolean };

/** 12 months between two NAV days, or between the anniversaries when they have no NAV. */
export type DiscretePeriodPerformance = MeasuredReturn & { startDate: string; endDate: string };

export type RiskWindow = 1 | 3 | 5;

/** In percentage points, except for the Sharpe ratio. A drawdown is zero or negative. */
export type RiskFigure = ComparedFigure & {
  code: RiskFigureCode;
  windowYears: RiskWindow;
  frequency: ReturnFrequency;
};

/** Unrounded percentage points. */
export type SharePerformance = {
  performances: PeriodPerformance[];
  calendarYears: CalendarYearPerformance[];
  discretePeriods: DiscretePeriodPerformance[];
  riskFigures: RiskFigure[];
  curve: CurvePoint[];
};

/** The share is 100 on the first day of the curve. */
export type CurvePoint = { date: string; share: number; benchmark: number | null };
