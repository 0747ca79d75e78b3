import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { companyTimeZone, isCalendarDay } from '../../api';
import { type Language, languageOf } from './startTexts';

const tags = { fr: 'fr-FR', en: 'en-GB' } as const;

const moments = {
  fr: momentFormat('fr'),
  en: momentFormat('en'),
};

/** The house's time wherever the reader is, so that two people on the telephone read the same. */
function momentFormat(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: companyTimeZone,
  });
}

export function formatMoment(iso: string, language: Language): string {
  return moments[language].format(new Date(iso));
}

const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: companyTimeZone });

/** `09:15:02` in both languages. */
export function formatClock(iso: string): string {
  return clock.format(new Date(iso));
}

/** `3 s`, `2 min 05 s`: short forms that both languages share. */
export function formatSeconds(seconds: number): string {
  if (seconds > 0 && seconds < 1) return '<\u00a01\u00a0s';
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole}\u00a0s`;
  return `${Math.floor(whole / 60)}\u00a0min\u00a0${String(whole % 60).padStart(2, '0')}\u00a0s`;
}

const days = {
  fr: new Intl.DateTimeFormat(tags.fr, { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(tags.en, { dateStyle: 'long', timeZone: 'UTC' }),
};

/** `2026-11-15` → `15 novembre 2026`; a day that does not exist as it is. */
export function formatDay(day: string, language: Language): string {
  if (!isCalendarDay(day)) return day;
  const text = days[language].format(new Date(`${day}T00:00:00Z`));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** Shows all decimals unless a number of them is given. */
export function formatNumber(
  value: number,
  language: Language,
  { isPercentage = false, decimals }: { isPercentage?: boolean; decimals?: number } = {},
): string {
  return new Intl.NumberFormat(tags[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 12,
    ...(isPercentage && { style: 'unit', unit: 'percent' }),
  }).format(value);
}

/** A change in proportion, with its sign. */
export function formatChange(proportion: number, language: Language): string {
  return proportion.toLocaleString(tags[language], {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

export function formatBytes(bytes: number, language: Language): string {
  const unit = bytes < 1_000 ? 'byte' : bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const value = unit === 'byte' ? bytes : unit === 'kilobyte' ? bytes / 1_000 : bytes / 1_000_000;
  return value.toLocaleString(tags[language], { style: 'unit', unit, maximumFractionDigits: 1 });
}

export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(tags[language]);
}

/** The name of a language in another: `en` → `anglais`. */
export function languageName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([tags[language]], { type: 'language' }).of(code) ?? code;
  } catch {
    // This is no language code.
    return code;
  }
}

/** The name of a language as it begins a label: `Anglais`. */
export function languageLabel(code: string, language: Language): string {
  const name = languageName(code, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `one, two and three`. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(tags[language]).format(items);
}

/** `French and Italian`. */
export function formatLanguages(codes: readonly string[], language: Language): string {
  return formatList(
    codes.map((code) => languageName(code, language)),
    language,
  );
}

export function useLanguage(): Language {
  return languageOf(useTranslation('desk').i18n);
}

/** Formats the author of an action. Automatic ones have a name in the reader's language. */
export function useWho(): (by: string) => string {
  const { t } = useTranslation('desk');
  return (by) => (by === 'schedule' || by === 'night' || by === 'hook' ? t(`who.${by}`) : by);
}

/** The content's folders; one that is new to us shows as it is called. */
const knownKinds = [
  'funds',
  'news',
  'pages',
  'team',
  'categories',
  'company',
  'countries',
  'documents',
  'document-types',
  'profiles',
] as const;

export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('desk');
  return (kind) => {
    const known = knownKinds.find((name) => name === kind);
    return known ? t(`kind.${known}`) : kind;
  };
}

export function Moment({ at }: { at: string }) {
  return (
    <chakra.time dateTime={at} fontVariantNumeric="tabular-nums">
      {formatMoment(at, useLanguage())}
    </chakra.time>
  );
}
