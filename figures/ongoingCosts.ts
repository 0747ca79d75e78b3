/** Percent a year, of a share's assets. */
type CostParts = {
  /** Management fees and other administrative or operating costs. */
  ongoing: number;
  transaction: number;
};

/** Ongoing costs as one figure, which key information documents give in these two parts (delegated regulation (EU) 2017/653, annex VI). */
export function ongoingCosts({ ongoing, transaction }: CostParts): number {
  return Number((ongoing + transaction).toFixed(4));
}
