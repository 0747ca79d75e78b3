import * as v from 'valibot';
import type { Locale } from '../i18n/locales';
import { parseAnswer } from './parseAnswer';

/** `day` is `YYYY-MM-DD`, `date` the same day formatted for the locale. */
export type LivePrice = { display: string; date: string; day: string };

/** A share's live data. Figures are formatted for the page's locale. */
export type LiveShare = {
  price: LivePrice | null;
  /** No performance may be shown (AMF DOC-2011-24): `figures` is empty. */
  lessThanOneYear: boolean;
  figures: { code: string; display: string | null }[];
};

/** `aum` by fund code, `shares` by ISIN; only what the profile may see. */
export type LiveCatalogue = {
  /** Locale of the formatted figures. */
  locale: Locale;
  aum: Record<string, LivePrice>;
  shares: Record<string, LiveShare>;
};

const day = v.pipe(v.string(), v.isoDate());
const items = v.array(v.object({}));

/** A price without a date is left out, as it may be older than the page's, and so is one of a day to come. */
const price = v.pipe(
  v.object({
    displayValue: v.string(),
    date: v.nullable(day),
    formattedDate: v.nullable(v.string()),
  }),
  v.transform(({ displayValue: display, date, formattedDate }): LivePrice | null =>
    date && formattedDate && Date.parse(date) <= Date.now()
      ? { display, date: formattedDate, day: date }
      : null,
  ),
);

const aum = v.pipe(
  v.object({ displayValue: v.string(), dateTo: day, formattedDate: v.string() }),
  v.transform(({ displayValue, dateTo, formattedDate }): LivePrice => {
    return { display: displayValue, date: formattedDate, day: dateTo };
  }),
);

const figure = v.pipe(
  v.object({ code: v.string(), displayValue: v.nullable(v.string()) }),
  v.transform(({ code, displayValue: display }) => ({ code, display })),
);

/** A share under one year has no figures, whatever the answer says (AMF DOC-2011-24). */
const share = v.pipe(
  v.object({
    isinCode: v.string(),
    lessThanOneYear: v.boolean(),
    lastPrice: v.nullable(price),
    fetchedData: v.array(figure),
  }),
  v.transform(({ isinCode, lastPrice, fetchedData, ...answer }): [string, LiveShare] => {
    // Without a price that can be shown there is none of which it could be a year old.
    const lessThanOneYear = answer.lessThanOneYear || lastPrice === null;
    return [isinCode, { price: lastPrice, lessThanOneYear, figures: lessThanOneYear ? [] : fetchedData }];
  }),
);

/** Fields that are shown as built are checked for their presence only. */
const layoutData = v.object({
  pages: items,
  countries: items,
  investorProfiles: items,
  company: v.object({ infos: items }),
  fundCategories: v.array(
    v.object({
      funds: v.array(v.object({ code: v.string(), aum: v.nullable(aum), shares: v.array(share) })),
    }),
  ),
});

/**
 * Parses the catalogue in an answer to the layout data query.
 * @throws Error that names the first field that is missing or of the wrong type
 */
export function parseLayoutData(data: unknown, locale: Locale): LiveCatalogue {
  const { fundCategories } = parseAnswer('Layout data', layoutData, data);
  const funds = fundCategories.flatMap((category) => category.funds);
  return {
    locale,
    aum: Object.fromEntries(funds.flatMap(({ code, aum: size }) => (size ? [[code, size]] : []))),
    shares: Object.fromEntries(funds.flatMap(({ shares }) => shares)),
  };
}
