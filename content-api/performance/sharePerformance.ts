/** One valuation day of a share. */
export type NavPoint = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** In the share's currency. */
  nav: number;
  /** Level of the benchmark's index on that day, `null` when it was not published. */
  benchmark: number | null;
};

/** A share's figure beside its benchmark's, in percent points, not rounded; `null` where there is none. */
export type ComparedFigure = { share: number | null; benchmark: number | null };

export type HeadlineCode = 'ytd' | '1y' | '3y' | '5y' | 'creation_annu';

export type PeriodCode = HeadlineCode | '1m' | '3m' | '6m' | '10y' | 'inception';

/** `date` is the day of the NAV at which the period ends. */
export type HeadlinePerformance = ComparedFigure & { date: string };

/** `startDate` and `endDate` are the NAV days between which the figure is measured; no start without such a NAV. */
export type PeriodPerformance = ComparedFigure & {
  code: PeriodCode;
  startDate: string | null;
  endDate: string;
};

/** `complete` is false for the year of inception, and for that of the last NAV until its last weekday is valued. */
export type CalendarYearPerformance = ComparedFigure & { year: number; complete: boolean };

/** Of 12 months, between two NAV days, or between the anniversaries themselves where no NAV is in force. */
export type DiscretePeriodPerformance = ComparedFigure & { startDate: string; endDate: string };

export type RiskWindow = 1 | 3 | 5;

/** In percent points, except the Sharpe ratio, which is a number. A drawdown is a loss: zero or negative. */
export type RiskFigure = ComparedFigure & {
  code: 'volatility' | 'sharpe' | 'tracking_error' | 'max_drawdown';
  windowYears: RiskWindow;
  frequency: 'weekly' | 'daily';
};

export type SharePerformance = {
  headline: Record<HeadlineCode, HeadlinePerformance>;
  performances: PeriodPerformance[];
  calendarYears: CalendarYearPerformance[];
  discretePeriods: DiscretePeriodPerformance[];
  riskFigures: RiskFigure[];
};
