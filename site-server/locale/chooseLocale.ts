import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales';
import { parseWeightedList } from '../../platform/http/parseWeightedList';

/** The value of the first cookie of that name: browsers send the one with the most specific path first. */
function cookieValue(cookieHeader: string | undefined, name: string): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim().replace(/^"|"$/g, '');
  }
  return undefined;
}

/** The visitor's most wanted language that the site has; `en-GB` asks for `en`, and `*` for the default. */
function preferredLocale(acceptLanguage: string | undefined): Locale | undefined {
  const wanted = parseWeightedList(acceptLanguage)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ value }) => (value === '*' ? defaultLocale : value.split('-')[0]));
  return wanted.find(isLocale);
}

/** The home page behind `/`: the language chosen before, else the browser's, else the default. */
export function chooseLocale(headers: { cookie?: string; 'accept-language'?: string }): Locale {
  const chosen = cookieValue(headers.cookie, 'locale');
  return isLocale(chosen) ? chosen : (preferredLocale(headers['accept-language']) ?? defaultLocale);
}
