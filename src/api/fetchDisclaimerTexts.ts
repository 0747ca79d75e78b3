import { type Locale, locales } from '../i18n/locales';
import { isInvestorProfile, type InvestorProfileCode } from '../profiles/investorProfiles';
import { isRecord } from './unknownRecord';

/** Written by the build, with every locale: the language changes inside the dialog. */
const textsPath = '/disclaimer-texts.json';

const words = [
  'title',
  'introduction',
  'languageStep',
  'profileStep',
  'profileWaits',
  'links',
  'acceptance',
  'validate',
  'profileReady',
  'disclaimerReady',
  'validateReady',
] as const;

export interface DisclaimerTexts {
  /** The dictionary `disclaimer`, as the language changes inside the dialog. */
  words: Record<(typeof words)[number], string>;
  profiles: { code: InvestorProfileCode; title: string; description: string | null }[];
  /** Page `disclaimers` (behaviour.md §7.3); `body` and `footer`, its small print, are sanitised HTML. */
  disclaimer: { title: string; body: string; footer: string };
}

type AllTexts = Record<Locale, DisclaimerTexts>;

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string' && value[name] !== '');

/** A profile and a text are needed to pass. Without valibot, which first visits would load for this file alone. */
function isTexts(value: unknown): value is DisclaimerTexts {
  return (
    isRecord(value) &&
    hasTexts(value.words, words) &&
    hasTexts(value.disclaimer, ['title', 'body', 'footer']) &&
    Array.isArray(value.profiles) &&
    value.profiles.length > 0 &&
    value.profiles.every(
      (profile) => hasTexts(profile, ['title']) && isRecord(profile) && isInvestorProfile(profile.code),
    )
  );
}

const isAllTexts = (value: unknown): value is AllTexts =>
  isRecord(value) && locales.every((locale) => isTexts(value[locale]));

/** @throws Error when the file cannot be fetched or is not what the build writes. */
export async function fetchDisclaimerTexts(): Promise<AllTexts> {
  const response = await fetch(textsPath);
  const texts: unknown = response.ok ? await response.json() : undefined;
  if (!isAllTexts(texts)) throw new Error(`${textsPath} answered ${response.status}, not with the texts`);
  return texts;
}
