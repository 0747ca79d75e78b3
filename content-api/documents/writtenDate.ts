import type { DocumentLocale } from './fundDocumentInput';

const FORMATS: Record<DocumentLocale, Intl.DateTimeFormat> = {
  fr: longDate('fr-FR'),
  en: longDate('en-GB'),
  it: longDate('it-IT'),
};

function longDate(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** `2026-10-30` in full: 30 octobre 2026, 30 October 2026, 30 ottobre 2026. */
export function writtenDate(date: string, locale: DocumentLocale): string {
  return FORMATS[locale]
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/^1 (?=\D)/, locale === 'fr' ? '1er ' : '1 ');
}
