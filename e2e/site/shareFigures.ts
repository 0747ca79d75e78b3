import { type Figures, figuresOfNavs } from './figuresOfNavs';
import type { NavDay } from './navFiles';

const known = new WeakMap<readonly NavDay[], Figures>();

/** The figures that NAVs give, worked out once. */
export function shareFigures(days: readonly NavDay[]): Figures {
  const figures = known.get(days) ?? figuresOfNavs(days);
  known.set(days, figures);
  return figures;
}
