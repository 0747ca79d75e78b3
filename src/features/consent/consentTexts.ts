import en from '../../../locales/en/consent.json';
import fr from '../../../locales/fr/consent.json';
import it from '../../../locales/it/consent.json';
import { cookieTable } from '../../cookies/cookieTable';
import type { Locale } from '../../i18n/locales';
import { trackerSettings } from '../../cookies/trackerSettings';
import { playerHosts } from '../../cookies/playerHosts';
import type { ConsentService } from './consentCookie';

/** Imported: slices are outside the i18n provider. */
export const consentTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;

export type ConsentTexts = (typeof consentTexts)[Locale];

export type CookieRow = readonly [cookie: string, purpose: string, duration: string];

const necessaryKeys = ['locale', 'investorProfile', 'disclaimerValidated', 'consent'] as const;

/** Lists only the trackers of this build. */
function analyticsRows({ table, cookies }: ConsentTexts): CookieRow[] {
  const { matomo, gaId } = trackerSettings();
  const rows: CookieRow[] = [];
  if (matomo) {
    rows.push(
      ['_pk_id.*', cookies.matomo, table.thirteenMonths],
      ['_pk_ref.*', cookies.matomoReferrer, table.sixMonths],
      ['_pk_ses.*', cookies.matomoVisit, table.thirtyMinutes],
    );
  }
  if (gaId) rows.push(['_ga, _ga_*', cookies.google, table.thirteenMonths]);
  return rows;
}

/** The cookies of each purpose. */
export function cookieRows(texts: ConsentTexts): Record<'necessary' | ConsentService, CookieRow[]> {
  const { table, cookies } = texts;
  return {
    necessary: necessaryKeys.map((key) => {
      const { name, days } = cookieTable[key];
      return [name, cookies[key], `${days} ${table.days}`];
    }),
    analytics: analyticsRows(texts),
    video: Object.keys(playerHosts).map((host) => [host, cookies.video, table.setByHost]),
  };
}
