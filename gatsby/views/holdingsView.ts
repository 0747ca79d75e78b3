import type { HoldingsView } from '../../src/features/home/holdingsView';
import { formatPercent } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import { fundPath } from '../../src/routes/routeTable';
import { type CatalogueFund, profilesSeeingAny } from './catalogueFunds';

/** Other codes are of cash and of countries taken together. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code);

/** The countries of the funds' portfolios, with the weight in each fund and who is offered it. */
export function holdingsView(funds: readonly CatalogueFund[], locale: Locale): HoldingsView {
  const held = funds.flatMap((fund) => {
    const { portfolio } = fund.row;
    if (!portfolio) return [];
    const weights = portfolio.geographic.filter(({ code, value }) => code && isCountry(code) && value > 0);
    return weights.map(({ code, title, value }) => ({ code: code ?? '', title, value, fund, portfolio }));
  });
  const latest = held.reduce((day, { portfolio }) => (portfolio.date > day ? portfolio.date : day), '');
  const countries = new Map(held.map(({ code, title }) => [code, title]));
  return {
    date: held.find(({ portfolio }) => portfolio.date === latest)?.portfolio.formattedDate ?? '',
    countries: [...countries]
      .sort(([, one], [, other]) => one.localeCompare(other, locale))
      .map(([code, title]) => {
        const here = held.filter((weight) => weight.code === code).sort((a, b) => b.value - a.value);
        return {
          code,
          title,
          visibleTo: profilesSeeingAny(here.map(({ fund }) => fund)),
          funds: here.map(({ fund, portfolio, value }) => ({
            title: fund.row.title,
            path: `${fundPath(fund.row.slug, locale)}#portfolio`,
            percent: formatPercent(value, locale, 1),
            date: portfolio.date === latest ? null : portfolio.formattedDate,
            visibleTo: fund.visibleTo,
          })),
        };
      }),
  };
}
