import type { Locale } from '../i18n/locales';
import { pagePath } from './routeTable';

/** Query parameter with the ISINs of a comparison: `?shares=ISIN,ISIN`. */
export const choiceParameter = 'shares';

/** Path of the comparison of these shares, in their order. */
export function comparePath(isins: readonly string[], locale: Locale): string {
  const page = pagePath('compare', locale);
  return isins.length > 0 ? `${page}?${choiceParameter}=${isins.join(',')}` : page;
}
