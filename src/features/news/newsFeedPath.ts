import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';

/** `/fr/actualites/rss.xml`: the latest news of a locale for feed readers. */
export function newsFeedPath(locale: Locale): string {
  return `${pagePath('news', locale)}/rss.xml`;
}
