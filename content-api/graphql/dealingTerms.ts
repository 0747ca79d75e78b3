import type { ContentLocale } from '../../content/contentLocales';
import type { Fund } from '../../content/parsing/content';
import { contentApi } from '../../locales/contentApi.generated';
import { filled } from '../../locales/filled';
import { funds } from '../../locales/funds.generated';
import { formatDay } from '../../locales/formatters';

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

/** When shares and money are exchanged. @param days business days after that of the NAV */
export function formatSettlement(days: number, locale: ContentLocale): string {
  const { same, one, more, numbers } = contentApi[locale].settlement;
  if (days === 0) return same;
  return `${numbers[days - 1] ?? String(days)} ${days === 1 ? one : more}`;
}

/** Files say this below their figures, for each liquidity management tool that the fund uses. */
export function activationNotices(
  { activatedTools }: Pick<Fund, 'activatedTools'>,
  locale: ContentLocale,
): string[] {
  const words = funds[locale].activatedTool;
  return activatedTools.map(({ title, text, date, until }) => {
    const sentence = `${words.title}. ${until === null ? words.since : words.until} ${text[locale]}`;
    return filled(sentence, {
      tool: title[locale],
      since: formatDay(date, locale),
      until: until === null ? '' : formatDay(until, locale),
    });
  });
}
