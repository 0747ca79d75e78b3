import type { Locale } from '../../i18n/locales';
import type { LiveCatalogue, LivePrice, LiveShare } from '../../store/liveData/liveDataSlice';
import { type Fields, isFields } from './postQuery';
import { shareAge } from './shareAge';

/** Reads one object of the answer. Its errors name the field's path. */
class Reader {
  private readonly fields: Fields;

  constructor(
    value: unknown,
    private readonly at: string,
  ) {
    if (!isFields(value)) throw new Error(`Layout data: ${at} is not an object`);
    this.fields = value;
  }

  private refuse(key: string, expected: string): never {
    throw new Error(`Layout data: ${this.at}.${key} is not ${expected}`);
  }

  text(key: string): string {
    const value = this.fields[key];
    return typeof value === 'string' ? value : this.refuse(key, 'a text');
  }

  /** `null` is allowed; a missing field is not. */
  textOrNull(key: string): string | null {
    return this.fields[key] === null ? null : this.text(key);
  }

  /** `YYYY-MM-DD` */
  day(key: string): string {
    const value = this.text(key);
    return /^\d{4}-\d\d-\d\d$/.test(value) ? value : this.refuse(key, 'a day');
  }

  dayOrNull(key: string): string | null {
    return this.fields[key] === null ? null : this.day(key);
  }

  object(key: string): Reader {
    return new Reader(this.fields[key], `${this.at}.${key}`);
  }

  objectOrNull(key: string): Reader | null {
    return this.fields[key] === null ? null : this.object(key);
  }

  list(key: string): Reader[] {
    const value = this.fields[key];
    if (!Array.isArray(value)) return this.refuse(key, 'a list');
    return value.map((item: unknown, index) => new Reader(item, `${this.at}.${key}[${index}]`));
  }
}

/** Without a date, it is unknown whether the price is fresher than the page's. */
function parsePrice(price: Reader | null): LivePrice | null {
  const day = price?.dayOrNull('date');
  const date = price?.textOrNull('formattedDate');
  return price && day && date ? { display: price.text('displayValue'), date, day } : null;
}

function parseAum(aum: Reader): LivePrice {
  return {
    display: aum.text('displayValue'),
    date: aum.text('formattedDate'),
    day: aum.day('dateTo'),
  };
}

/** A share under one year has no figures, whatever the answer says (AMF DOC-2011-24). */
function parseShare(share: Reader): LiveShare {
  const price = parsePrice(share.objectOrNull('lastPrice'));
  const { lessThanOneYear } = shareAge(share.day('inceptionDate'), price?.day ?? null);
  const figures = share.list('fetchedData').map((figure) => ({
    code: figure.text('code'),
    display: figure.textOrNull('displayValue'),
  }));
  return { price, lessThanOneYear, figures: lessThanOneYear ? [] : figures };
}

/**
 * Parses the catalogue in an answer to the layout data query. The rest of the answer is in the pages already; it
 * is only checked for completeness.
 * @throws Error that names the first field that is missing or of the wrong type
 */
export function parseLayoutData(data: unknown, locale: Locale): LiveCatalogue {
  const answer = new Reader(data, 'data');
  for (const list of ['pages', 'countries', 'investorProfiles']) answer.list(list);
  answer.object('company').list('infos');
  const funds = answer.list('fundCategories').flatMap((category) => category.list('funds'));
  return {
    locale,
    aum: Object.fromEntries(
      funds.flatMap((fund) => {
        const aum = fund.objectOrNull('aum');
        return aum ? [[fund.text('code'), parseAum(aum)]] : [];
      }),
    ),
    shares: Object.fromEntries(
      funds
        .flatMap((fund) => fund.list('shares'))
        .map((share) => [share.text('isinCode'), parseShare(share)]),
    ),
  };
}
