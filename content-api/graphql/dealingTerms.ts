import type { ContentLocale } from '../../content/contentLocales';
import type { Fund } from '../../content/parsing/content';
import en from '../../locales/en/funds.json';
import fr from '../../locales/fr/funds.json';
import it from '../../locales/it/funds.json';
import { formatDate } from '../format';

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';

/** A time of the day in Paris. @param time `HH:MM` */
export function formatCutOff(time: string, locale: ContentLocale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const twoDigits = String(minutes).padStart(2, '0');
  switch (locale) {
    case 'fr':
      return `${hours}${NBSP}h${minutes > 0 ? `${NBSP}${twoDigits}` : ''}, heure de Paris`;
    case 'en': {
      if (hours === 12 && minutes === 0) return 'Noon, Paris time';
      const hour = `${hours % 12 || 12}${minutes > 0 ? `.${twoDigits}` : ''}`;
      return `${hour} ${hours < 12 ? 'a.m.' : 'p.m.'}, Paris time`;
    }
    case 'it':
      return `Ore ${hours}${minutes > 0 ? `.${twoDigits}` : ''}, ora di Parigi`;
  }
}

const smallNumbers: Record<ContentLocale, readonly string[]> = {
  fr: ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'],
  en: ['One', 'Two', 'Three', 'Four', 'Five'],
  it: ['Un', 'Due', 'Tre', 'Quattro', 'Cinque'],
};

const settlementTexts: Record<ContentLocale, { same: string; one: string; more: string }> = {
  fr: {
    same: 'Le jour de la valeur liquidative',
    one: 'jour ouvré après la valeur liquidative',
    more: 'jours ouvrés après la valeur liquidative',
  },
  en: {
    same: 'On the day of the NAV',
    one: 'business day after the NAV',
    more: 'business days after the NAV',
  },
  it: {
    same: 'Il giorno del NAV',
    one: 'giorno lavorativo dopo la data del NAV',
    more: 'giorni lavorativi dopo la data del NAV',
  },
};

/** When shares and money are exchanged. @param days business days after that of the NAV */
export function formatSettlement(days: number, locale: ContentLocale): string {
  const { same, one, more } = settlementTexts[locale];
  if (days === 0) return same;
  return `${smallNumbers[locale][days - 1] ?? String(days)} ${days === 1 ? one : more}`;
}

/** The words of the pages, for files. */
const activationWords = {
  fr: fr.activatedTool,
  en: en.activatedTool,
  it: it.activatedTool,
} satisfies Record<ContentLocale, object>;

/** Files say this below their figures, for each liquidity management tool that the fund uses. */
export function activationNotices(
  { activatedTools }: Pick<Fund, 'activatedTools'>,
  locale: ContentLocale,
): string[] {
  const words = activationWords[locale];
  return activatedTools.map(({ title, text, date, until }) => {
    const named: Record<string, string> = {
      tool: title[locale],
      since: formatDate(date, locale),
      until: until === null ? '' : formatDate(until, locale),
    };
    const sentence = `${words.title}. ${until === null ? words.since : words.until} ${text[locale]}`;
    return sentence.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => named[name] ?? mark);
  });
}
