import { ongoingCosts } from '../../figures/ongoingCosts';
import type { CostsView } from '../../src/features/funds/costs/costsView';
import { formatAmount, formatPercent } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import type { CatalogueFund } from './catalogueFunds';

type ShareRow = CatalogueFund['row']['shares'][number];
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

/** @param years recommended to hold the share */
export function costsView(
  { fees, currency }: ShareRow,
  costs: CostsRow,
  years: number | null | undefined,
  locale: Locale,
): CostsView {
  const { year, entry, exit, ongoing, transaction, performance } = costs;
  const percent = (value: number) => formatPercent(value, locale);
  const most = (value: number | null | undefined) => (value == null ? null : percent(value));
  // Investors pay at most what the prospectus says, as in a key information document.
  const rates = {
    entry: fees.subscription ?? entry,
    exit: fees.redemption ?? exit,
    yearly: ongoingCosts(costs) + performance,
  };
  return {
    year,
    costs: [
      { code: 'entry', charged: percent(entry), most: most(fees.subscription) },
      { code: 'exit', charged: percent(exit), most: most(fees.redemption) },
      { code: 'ongoing', charged: percent(ongoing), most: most(fees.management) },
      { code: 'transaction', charged: percent(transaction), most: most(fees.movement) },
      { code: 'performance', charged: percent(performance), most: fees.performance },
    ],
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
    rates: { yearly: rates.yearly, entry: rates.entry },
  };
}
