import { fundRoutes } from '../../locales/fundRoutes.generated';
import type { Locale } from '../i18n/locales';
import { fundPath } from './routeTable';

/*
 * Pages below those of funds and shares. KIDs and prospectuses have their addresses in print: they never change. Apart from the other
 * routes, as no script of a page needs them.
 */

/** Past performance and scenarios of a share, to which its KID links. @param path of the share's page */
export function pastPerformancePath(path: string, locale: Locale): string {
  return `${path}/${fundRoutes[locale].pastPerformance}`;
}

/** The sustainability disclosure of a fund of article 8 or 9 of SFDR. */
export function sustainabilityPath(fundSlug: string, locale: Locale): string {
  return `${fundPath(fundSlug, locale)}/${fundRoutes[locale].sustainability}`;
}
