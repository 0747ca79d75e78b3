import * as v from 'valibot';
import { calendarYears, isCalendarDay } from '../../contract/parisTime';
import { isSafeAddress } from '../../contract/safeAddress';
import { isSlug, slugRule } from '../../contract/slug';
import { contentLocales, eachLocale } from '../contentLocales';
import { InvestorProfileCode } from '../../contract/codes.generated';

/*
 * Schemas of the fields of content files. Their messages complete “expected …”.
 */

/** “a, b and c”. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** “one of a, b, c”. */
export function oneOf(words: readonly (string | number)[]): string {
  return words.length === 0 ? 'nothing, as there is none' : `one of ${words.join(', ')}`;
}

/** Expectation of each `fields` schema, whose own message depends on the wrong key. */
const expectations = new WeakMap<object, string>();

function expectationOf(schema: object | undefined): string {
  if (schema === undefined) return 'a value';
  if ('message' in schema && typeof schema.message === 'string') return schema.message;
  return expectations.get(schema) ?? 'a value';
}

/** A map of exactly these keys; `expected` replaces the list of keys in its message. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries, expected?: string) {
  const keys = Object.keys(entries);
  const expectation = expected ?? `a map of ${keys.join(', ')}`;
  const schema = v.strictObject(entries, (issue): string => {
    const at = issue.path?.[0];
    if (at?.type !== 'object') return expectation;
    if (issue.expected !== 'never') return expectationOf(entries[at.key]);
    const unknown = Object.keys(at.input).filter((name) => !keys.includes(name));
    const names = listed(unknown.map((name) => `"${name}"`));
    return `unknown ${unknown.length > 1 ? `keys ${names}` : 'key'}, expected only ${keys.join(', ')}`;
  });
  expectations.set(schema, expectation);
  return schema;
}

export const text = v.pipe(v.string('a text'), v.trim(), v.nonEmpty('a text'));

const inLocales = `in ${listed(contentLocales)}`;

/** `{ fr: …, en: …, it: … }`. */
export const localisedText = fields(
  eachLocale(() => text),
  `a text ${inLocales}`,
);

function isTextOrMap(input: unknown): input is string | object {
  return typeof input === 'string' || (typeof input === 'object' && input !== null && !Array.isArray(input));
}

/** One text for all locales, in place of a map of them. */
const inAllLocales = (expected: string) =>
  v.pipe(
    v.custom<string | object>(isTextOrMap, `${expected}, or ${expected} ${inLocales}`),
    v.transform((input) => (typeof input === 'string' ? eachLocale(() => input) : input)),
  );

export const textOrLocalisedText = v.pipe(inAllLocales('a text'), localisedText);

export const dayText = `a day of the calendar written YYYY-MM-DD, ${calendarYears}`;
export const day = v.pipe(v.string(dayText), v.check(isCalendarDay, dayText));
/** Day of the last change of a file's texts. */
export const updatedAt = v.nullish(day, null);

const codeText = 'a code of letters, digits, spaces, hyphens and underscores';
/** Stable identifier, never shown. */
export const code = v.pipe(v.string(codeText), v.regex(/^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/, codeText));

/** Region codes with a name that are no country: unions, unknown, test codes. */
const otherRegions = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || otherRegions.includes(text)) return false;
  // Deprecated and informal codes, such as UK, canonicalise to another.
  return regionNames.of(text) !== undefined && new Intl.Locale(`und-${text}`).region === text;
}

const countryText = "a country's code of two capital letters (ISO 3166, such as FR)";
export const country = v.pipe(v.string(countryText), v.check(isCountryCode, countryText));

const leiText = 'a legal entity identifier of 18 capital letters or digits and two check digits (ISO 17442)';

/** ISO 7064, MOD 97-10: the number that the characters stand for, in which A is 10 and Z is 35, leaves one. */
function hasLeiCheckDigits(text: string): boolean {
  const remainder = Array.from(text).reduce((rest, character) => {
    const value = parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return remainder === 1;
}

export const lei = v.pipe(
  v.string(leiText),
  v.regex(/^[A-Z0-9]{18}\d\d$/, leiText),
  v.check(hasLeiCheckDigits, leiText),
);

const timeText = 'a time of the day in Paris written HH:MM, such as 11:00';
export const timeOfDay = v.pipe(v.string(timeText), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, timeText));

const slugText = `a slug: ${slugRule}`;
export const slug = v.pipe(v.string(slugText), v.normalize('NFC'), v.check(isSlug, slugText));
export const localisedSlug = fields(
  eachLocale(() => slug),
  `a slug ${inLocales}`,
);
export const slugOrLocalisedSlug = v.pipe(inAllLocales('a slug'), localisedSlug);

export function wholeNumber(from: number, to: number) {
  const expected =
    to === Number.MAX_SAFE_INTEGER ? `a whole number from ${from}` : `a whole number from ${from} to ${to}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.check((value) => value >= from && value <= to, expected),
  );
}

/** Summary risk indicator of the PRIIPs; where there is none, the fund's. */
export const riskLevel = v.nullish(wholeNumber(1, 7), null);

export const displayOrder = wholeNumber(0, 9999);

const positiveText = 'a number above 0';
export const positiveNumber = v.pipe(
  v.number(positiveText),
  v.finite(positiveText),
  v.gtValue(0, positiveText),
);

const percentageText = 'a percentage from 0 to 100, without its sign';
export const percentage = v.pipe(
  v.number(percentageText),
  v.check((value) => value >= 0 && value <= 100, percentageText),
);

const currencyText = 'a currency code of three capital letters (ISO 4217)';
export const currency = v.pipe(v.string(currencyText), v.regex(/^[A-Z]{3}$/, currencyText));

const weightText = 'a percentage of net assets from -100 to 110, without its sign';
/** Cash may be negative for a few days: a fund may borrow a tenth of its assets (Directive 2009/65/EC, art. 83(2)). */
export const weight = v.pipe(
  v.number(weightText),
  v.check((value) => value >= -100 && value <= 110, weightText),
);

export function isHttpsAddress(address: string): boolean {
  return /^https:/i.test(address) && isSafeAddress(address);
}

export const httpsText = 'an address that begins with https://';
export const httpsAddress = v.pipe(v.string(httpsText), v.check(isHttpsAddress, httpsText));

export const locale = v.picklist(contentLocales, oneOf(contentLocales));

/** Absent means empty. */
export function optionalList<const Item extends v.GenericSchema>(item: Item, expected: string) {
  return v.nullish(v.array(item, expected), () => []);
}

/** Profiles of visitors to whom it is shown. */
export const visibleTo = v.pipe(
  v.array(v.picklist(InvestorProfileCode, oneOf(InvestorProfileCode)), 'a list of profiles'),
  v.minLength(1, `at least ${oneOf(InvestorProfileCode)}`),
);
