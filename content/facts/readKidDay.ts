import { onlyValue } from './readKidCosts';
import { type ContentLocale, eachLocale } from '../contentLocales';
import { kidWords, spaced } from './kidWords';

interface DayPattern {
  pattern: RegExp;
  /** Day and month are numbers, whose order is another one in America. */
  isNumbers: boolean;
}

const months = eachLocale((locale) => {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2000, month)).toLowerCase());
});

const year = '(?<year>(?:19|20)\\d\\d)';
const inNumbers = `(?<day>\\d{1,2})[./-](?<month>\\d{1,2})[./-]${year}`;

const patterns = eachLocale((locale): DayPattern[] => {
  const { dayBefore } = kidWords[locale];
  const month = `(?<month>${months[locale].join('|')})`;
  const days = [
    `(?<day>\\d{1,2})(?:er|°|º|st|nd|rd|th)?\\s+${month},?\\s+${year}`,
    `${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}`,
    `${year}-(?<month>\\d\\d)-(?<day>\\d\\d)`,
    inNumbers,
  ];
  return days.flatMap((day) =>
    [`^${day}$`, `(?:${spaced(dayBefore)})\\s*${day}(?!\\d)`].map((source) => ({
      pattern: new RegExp(source, 'gimu'),
      isNumbers: day === inNumbers,
    })),
  );
});

function isoDay(year: string, month: number, day: number): string | undefined {
  const two = (of: number) => String(of).padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(day)}`;
  const time = Date.parse(iso);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

function daysIn(text: string, locale: ContentLocale, { pattern, isNumbers }: DayPattern) {
  return Array.from(text.matchAll(pattern), ({ groups = {} }) => {
    const { day = '', month = '', year = '' } = groups;
    // An English reader may take either for the month.
    if (isNumbers && locale === 'en' && Number(day) <= 12) return undefined;
    const named = months[locale].indexOf(month.toLowerCase()) + 1;
    return isoDay(year, named || Number(month), Number(day));
  });
}

/** The day of a document, where it stands alone on its line or is named as such. */
export function readKidDay(text: string, locale: ContentLocale): string | undefined {
  return onlyValue(patterns[locale].flatMap((each) => daysIn(text, locale, each)));
}
