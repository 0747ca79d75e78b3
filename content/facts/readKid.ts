import { type ContentLocale, eachLocale } from '../contentLocales';
import { isIsin } from '../schemas/isin';
import { kidWords, spaced } from './kidWords';
import { onlyValue, readKidCosts, type SaidCosts } from './readKidCosts';
import { readKidDay } from './readKidDay';

/** The facts in a key information document or factsheet. A fact that it does not say, or says in several ways, is undefined. */
export interface KidFacts {
  /** The text in which a document names its product. */
  opening: string;
  /** All that it names, each once. */
  isins: readonly string[];
  /** 1 to 7. */
  riskIndicator: number | undefined;
  /** In years. */
  holdingPeriod: number | undefined;
  day: string | undefined;
  costs: SaidCosts;
}

/** A picture of a text, as a scanner makes it, has no text. */
export type KidReading = { hasText: false } | ({ hasText: true } & KidFacts);

const openingLength = 600;

/** Fewer letters than any such document has: a page number or a stamp on a picture. */
const fewestLetters = 200;

interface Patterns {
  risks: readonly RegExp[];
  years: readonly RegExp[];
}

const patterns = eachLocale((locale): Patterns => {
  const of = kidWords[locale];
  const level = `(?<![\\d.,/])(?<value>[1-7])\\s*(?:${spaced(of.outOf)})\\s*7(?![\\d/])(?![.,]\\d)`;
  const before = `(?<!\\p{L})(?:${spaced(of.riskBefore)})(?!\\p{L})`;
  const years = `(?<value>\\d{1,2}|${of.numbers.join('|')})\\s+(?:${of.years})(?!\\p{L})`;
  const andMore = `(?!\\s+(?:${spaced(of.andMore)}))`;
  const between = `(?:\\s|[:(),]|(?:${spaced(of.holdingFiller)})(?!\\p{L}))*`;
  const period = `(?<earlier>\\d\\s+(?:${of.years})\\s+)?(?:${spaced(of.holdingPeriod)})`;
  return {
    risks: [
      // Page numbers look alike.
      `${before}(?:(?!${of.page})[^.%\\d]){0,60}?${level}`,
      `${level}\\s+(?:${spaced(of.riskIndicator)})(?!\\p{L})`,
    ].map((source) => new RegExp(source, 'giu')),
    years: [
      `${period}${between}(?<!\\p{L})${years}${andMore}`,
      `(?:${spaced(of.keptFor)})\\s+${years}${andMore}`,
    ].map((source) => new RegExp(source, 'giu')),
  };
});

function isinsIn(text: string): string[] {
  const found = text.match(/(?<![A-Z\d])[A-Z]{2}[A-Z\d]{9}\d(?![A-Z\d])/g) ?? [];
  return [...new Set(found.filter(isIsin))];
}

/** Numbers from one to ten may be words. */
function numberOf(text: string, locale: ContentLocale): number {
  const word = kidWords[locale].numbers.indexOf(text.toLowerCase());
  return word === -1 ? Number(text) : word + 1;
}

function valuesIn(text: string, found: readonly RegExp[], locale: ContentLocale): number[] {
  return found.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ groups = {} }) =>
      // Years before the name are those of the period: any behind it belong to something else.
      groups.earlier === undefined ? [numberOf(groups.value ?? '', locale)] : [],
    ).flat(),
  );
}

/** @param text as `pdfText` gives it */
export function readKid(text: string, locale: ContentLocale): KidReading {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < fewestLetters) return { hasText: false };
  const { risks, years } = patterns[locale];
  return {
    hasText: true,
    opening: text.slice(0, openingLength),
    isins: isinsIn(text),
    riskIndicator: onlyValue(valuesIn(text, risks, locale)),
    holdingPeriod: onlyValue(valuesIn(text, years, locale)),
    day: readKidDay(text, locale),
    costs: readKidCosts(text, locale),
  };
}
