import type { ShareRow } from '../../../../contract/queryRows';
import { ongoingCosts } from '../../../../figures/ongoingCosts';
import { formatAmount, formatPercent } from '../../../../locales/formatters';
import type { Locale } from '../../../i18n/locales';

type CostsRow = NonNullable<ShareRow['costs']>;

/** That of most key information documents. */
const exampleAmount = 10_000;

/** In percent: `entry` of the amount, `yearly` and `exit` of its value. */
type CostRates = { entry: number; exit: number; yearly: number };

/**
 * The costs of an amount in all, if it is sold after one year, two, and so on. Its value is taken as unchanged once the entry costs are
 * paid: nothing is said about returns.
 */
function costsOverYears(amount: number, years: number, { entry, exit, yearly }: CostRates): number[] {
  const entryCosts = (amount * entry) / 100;
  const value = amount - entryCosts;
  return Array.from(
    { length: years },
    (_, index) => entryCosts + (value * (yearly * (index + 1) + exit)) / 100,
  );
}

/**
 * What a share costs.
 *
 * @param years recommended to hold the share
 */
export function costsView(
  { fees, currency }: ShareRow,
  costs: CostsRow,
  years: number | null | undefined,
  locale: Locale,
) {
  const { year, entry, exit, ongoing, transaction, performance } = costs;
  const percent = (value: number) => formatPercent(value, locale);
  const most = (value: number | null | undefined) => (value == null ? null : percent(value));
  // Investors pay at most what the prospectus says, as in a key information document.
  const rates = {
    entry: fees.subscription ?? entry,
    exit: fees.redemption ?? exit,
    yearly: ongoingCosts(costs) + performance,
  };
  // In the order and the three parts of a key information document: one-off, ongoing, incidental.
  const charged = [
    ['entry', entry, most(fees.subscription)],
    ['exit', exit, most(fees.redemption)],
    ['ongoing', ongoing, most(fees.management)],
    ['transaction', transaction, most(fees.movement)],
    ['performance', performance, fees.performance],
  ] as const;
  return {
    /** Financial year. */
    year,
    /** `most` is as the prospectus has it; `null` where it is silent. */
    costs: charged.map(([code, value, mostOfIt]) => ({ code, charged: percent(value), most: mostOfIt })),
    /** What a round amount costs, by the number of years after which it is sold; `null` without a recommended holding period. */
    example: years
      ? {
          amount: formatAmount(exampleAmount, currency.code, locale),
          soldAfter: costsOverYears(exampleAmount, years, rates).map((sum, index) => ({
            years: index + 1,
            costs: formatAmount(sum, currency.code, locale),
            percent: formatPercent((sum / exampleAmount) * 100, locale, 1),
          })),
        }
      : null,
    /** Percent: what the browser estimates costs with. `entry` is the most that is charged. */
    rates: { yearly: rates.yearly, entry: rates.entry },
  };
}

export type CostsView = ReturnType<typeof costsView>;
export type CostCode = CostsView['costs'][number]['code'];
export type CostsExample = NonNullable<CostsView['example']>;
