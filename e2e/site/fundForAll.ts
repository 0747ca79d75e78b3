import { locales } from '../../src/i18n/locales';
import { findIn, isSeenByAll, type SiteContent } from './siteContent';

/** A fund of which every profile may see the page. */
export function fundForAll({ fr }: SiteContent) {
  return findIn(fr.funds, 'fund for all in three locales', (fund) =>
    [isSeenByAll(fund), ...locales.map((locale) => fund.paths[locale])].every(Boolean),
  );
}
