/** In percent: `entry` of the amount, `yearly` and `exit` of its value. */
type CostRates = { entry: number; exit: number; yearly: number };

/**
 * The costs of an amount in all, if it is sold after one year, two, and so on. Its value is taken as unchanged once the entry costs are
 * paid: nothing is said about returns.
 */
export function costsOverYears(amount: number, years: number, { entry, exit, yearly }: CostRates): number[] {
  const entryCosts = (amount * entry) / 100;
  const value = amount - entryCosts;
  return Array.from(
    { length: years },
    (_, index) => entryCosts + (value * (yearly * (index + 1) + exit)) / 100,
  );
}
