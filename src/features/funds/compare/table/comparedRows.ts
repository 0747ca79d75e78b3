import type { RiskFigureCode } from '../../../../../contract/codes.generated';
import type { ComparedFigure, FeeCode, PeriodCode } from '../../shareViews';
import type { ComparedShare, ComparedShareView } from '../compareViews';

/** Periods of behaviour.md §3, shortest first. */
const periodOrder: readonly PeriodCode[] = [
  'ytd',
  '1m',
  '3m',
  '6m',
  '1y',
  '3y',
  '5y',
  '10y',
  'inception',
  'creation_annu',
];
const riskOrder: readonly RiskFigureCode[] = ['volatility', 'max_drawdown', 'tracking_error', 'sharpe'];
const feeOrder: readonly FeeCode[] = ['management', 'performance', 'movement', 'subscription', 'redemption'];

/** One figure per share; `null` for a share without it. `kind` is one of them. */
export type FigureRow<Figure> = { key: string; kind: Figure; figures: (Figure | null)[] };

/**
 * One row for each key of any share.
 * @param figuresOf a share's figures; empty for a share that may not publish them
 */
function rowsOf<Figure>(
  compared: readonly ComparedShare[],
  figuresOf: (share: ComparedShareView) => readonly Figure[],
  keyOf: (figure: Figure) => string,
  order: (one: Figure, other: Figure) => number,
): FigureRow<Figure>[] {
  const lists = compared.map(({ share }) => figuresOf(share));
  const kinds = new Map(lists.flat().map((figure) => [keyOf(figure), figure]));
  return [...kinds]
    .sort(([, one], [, other]) => order(one, other))
    .map(([key, kind]) => ({
      key,
      kind,
      figures: lists.map((list) => list.find((figure) => keyOf(figure) === key) ?? null),
    }));
}

const codeOf = ({ code }: { code: string }) => code;

function byCode<Code>(codes: readonly Code[]) {
  return (one: { code: Code }, other: { code: Code }) => codes.indexOf(one.code) - codes.indexOf(other.code);
}

const hasFigure = ({ share, benchmark }: ComparedFigure) => share !== null || benchmark !== null;

/** Performances by period; periods that no share has are left out. */
export const periodRows = (compared: readonly ComparedShare[]) =>
  rowsOf(compared, ({ performances }) => performances.filter(hasFigure), codeOf, byCode(periodOrder));

/** Performances by calendar year, latest first. */
export const yearRows = (compared: readonly ComparedShare[]) =>
  rowsOf(
    compared,
    ({ calendarYears }) => calendarYears,
    ({ year }) => String(year),
    (one, other) => other.year - one.year,
  );

/** Risk figures with different windows or frequencies are not comparable: they have rows of their own. */
export const riskRows = (compared: readonly ComparedShare[]) =>
  rowsOf(
    compared,
    ({ riskFigures }) => riskFigures,
    ({ code, windowYears, frequency }) => `${code}-${windowYears}-${frequency}`,
    (one, other) => byCode(riskOrder)(one, other) || one.windowYears - other.windowYears,
  );

export const feeRows = (compared: readonly ComparedShare[]) =>
  rowsOf(compared, ({ fees }) => fees, codeOf, byCode(feeOrder));
