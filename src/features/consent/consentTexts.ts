import type { consent } from '../../../locales/consent.generated';
import { type CookieKey, cookieTable } from '../../cookies/cookieTable';
import type { Locale } from '../../i18n/locales';
import { trackerSettings } from '../../cookies/trackerSettings';
import { playerHosts } from '../../cookies/playerHosts';
import type { ConsentService } from './consentCookie';

export type ConsentTexts = (typeof consent)[Locale];

export type CookieRow = readonly [cookie: string, purpose: string, duration: string];

/** The site does not set the cookie of the company's login. Each of the others has a text, or does not compile. */
const isNecessary = (key: CookieKey): key is Exclude<CookieKey, 'authentication'> => key !== 'authentication';

const necessaryKeys = (Object.keys(cookieTable) as CookieKey[]).filter(isNecessary);

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
