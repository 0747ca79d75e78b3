import { formatPercent } from '../../../locales/formatters';
import type { Locale } from '../../i18n/locales';
import { fundPath } from '../../routes/routeTable';
import { type CatalogueFund, profilesSeeingAny } from '../funds/catalogueFunds';

/** Other codes are of cash and of countries taken together. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code);

/** Countries in which the funds are invested, by name, with the weight in each fund and who is offered it. */
export function holdingsView(funds: readonly CatalogueFund[], locale: Locale) {
  const held = funds.flatMap((fund) => {
    const { portfolio } = fund.row;
    if (!portfolio) return [];
    const weights = portfolio.geographic.filter(({ code, value }) => code && isCountry(code) && value > 0);
    return weights.map(({ code, title, value }) => ({ code: code ?? '', title, value, fund, portfolio }));
  });
  const latest = held.reduce((day, { portfolio }) => (portfolio.date > day ? portfolio.date : day), '');
  const countries = new Map(held.map(({ code, title }) => [code, title]));
  return {
    /** Of the latest portfolio. */
    date: held.find(({ portfolio }) => portfolio.date === latest)?.portfolio.formattedDate ?? '',
    countries: [...countries]
      .sort(([, one], [, other]) => one.localeCompare(other, locale))
      .map(([code, title]) => {
        const here = held.filter((weight) => weight.code === code).sort((a, b) => b.value - a.value);
        return {
          /** ISO 3166-1 alpha-2. */
          code,
          title,
          visibleTo: profilesSeeingAny(here.map(({ fund }) => fund)),
          /** The largest weight first. */
          funds: here.map(({ fund, portfolio, value }) => ({
            title: fund.row.title,
            /** Of its portfolio. */
            path: `${fundPath(fund.row.slug, locale)}#portfolio`,
            /** Of net assets. */
            percent: formatPercent(value, locale, 1),
            /** Where it differs from that of the others. */
            date: portfolio.date === latest ? null : portfolio.formattedDate,
            visibleTo: fund.visibleTo,
          })),
        };
      }),
  };
}

export type HoldingsView = ReturnType<typeof holdingsView>;
export type HeldCountry = HoldingsView['countries'][number];
export type HeldByFund = HeldCountry['funds'][number];
