import type { RiskFigureCode } from '../../../../contract/codes.generated';
import type { ComparedFigure, FeeCode, PeriodCode } from '../../fundViews';
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

/** One figure per share; `null` for a share without it. */
export type FigureRow<Figure, Key> = { key: Key; figures: (Figure | null)[] };

/**
 * One row for each key of any share, in the order of `compare`.
 * @param figuresOf a share's figures; empty for a share that may not publish them
 */
function rowsOf<Figure, Key extends string | number>(
  compared: readonly ComparedShare[],
  figuresOf: (share: ComparedShareView) => readonly Figure[],
  keyOf: (figure: Figure) => Key,
  compare: (a: Key, b: Key) => number,
): FigureRow<Figure, Key>[] {
  const lists = compared.map(({ share }) => figuresOf(share));
  const keys = [...new Set(lists.flatMap((list) => list.map(keyOf)))].sort(compare);
  return keys.map((key) => ({
    key,
    figures: lists.map((list) => list.find((figure) => keyOf(figure) === key) ?? null),
  }));
}

function byOrder<Code>(order: readonly Code[]) {
  return (a: Code, b: Code) => order.indexOf(a) - order.indexOf(b);
}

/** Performances by period; periods that no share has are left out. */
export function periodRows(compared: readonly ComparedShare[]) {
  const hasFigure = ({ share, benchmark }: ComparedFigure) => share !== null || benchmark !== null;
  return rowsOf(
    compared,
    ({ performances }) => performances.filter(hasFigure),
    ({ code }) => code,
    byOrder(periodOrder),
  );
}

/** Performances by calendar year, latest first. */
export function yearRows(compared: readonly ComparedShare[]) {
  return rowsOf(
    compared,
    ({ calendarYears }) => calendarYears,
    ({ year }) => year,
    (a, b) => b - a,
  );
}

/** Risk figures with different windows or frequencies are not comparable: they have rows of their own. */
export function riskRows(compared: readonly ComparedShare[]) {
  type RiskFigure = ComparedShareView['riskFigures'][number];
  const first = new Map<string, RiskFigure>();
  const keyOf = (figure: RiskFigure) => `${figure.code} ${figure.windowYears} ${figure.frequency}`;
  for (const { share } of compared) {
    for (const figure of share.riskFigures) {
      if (!first.has(keyOf(figure))) first.set(keyOf(figure), figure);
    }
  }
  const byCode = byOrder(riskOrder);
  const kinds = [...first.values()].sort((a, b) => byCode(a.code, b.code) || a.windowYears - b.windowYears);
  return kinds.map((kind) => ({
    key: kind,
    figures: compared.map(
      ({ share }) => share.riskFigures.find((figure) => keyOf(figure) === keyOf(kind)) ?? null,
    ),
  }));
}

export function feeRows(compared: readonly ComparedShare[]) {
  return rowsOf(
    compared,
    ({ fees }) => fees,
    ({ code }) => code,
    byOrder(feeOrder),
  );
}
