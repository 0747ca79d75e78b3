import en from '../../../locales/en/consent.json';
import fr from '../../../locales/fr/consent.json';
import it from '../../../locales/it/consent.json';
import type { Section, Translation } from 'vanilla-cookieconsent';
import { cookieTable } from '../../cookies/cookieTable';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { type ConsentService, consentServiceNames } from '../../store/consent/consentSlice';
import { trackerSettings } from '../analytics/trackerSettings';
import { playerHosts } from '../news/playerHosts';

/** Imported: the dialogs are outside the i18n provider. */
export const consentTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;

type Texts = (typeof consentTexts)[Locale];

type CookieRow = { cookie: string; purpose: string; duration: string };

/** The library leaves out tables without rows, and makes ids of the headers: use single words. */
function tableOf({ table }: Texts, body: CookieRow[]): Pick<Section, 'cookieTable'> {
  const { cookie, purpose, duration, caption } = table;
  return { cookieTable: { caption, headers: { cookie, purpose, duration }, body } };
}

function necessaryRows({ table, cookies }: Texts): CookieRow[] {
  const rows = ['locale', 'investorProfile', 'disclaimerValidated', 'consent'] as const;
  return rows.map((key) => ({
    cookie: cookieTable[key].name,
    purpose: cookies[key],
    duration: `${cookieTable[key].days} ${table.days}`,
  }));
}

/** Only for the trackers of this build. */
function analyticsRows({ table, cookies }: Texts): CookieRow[] {
  const { matomo, gaId } = trackerSettings();
  const row = (cookie: string, purpose: string, duration: string) => ({ cookie, purpose, duration });
  return [
    ...(matomo
      ? [
          row('_pk_id.*', cookies.matomo, table.thirteenMonths),
          row('_pk_ref.*', cookies.matomoReferrer, table.sixMonths),
          row('_pk_ses.*', cookies.matomoVisit, table.thirtyMinutes),
        ]
      : []),
    ...(gaId ? [row('_ga, _ga_*', cookies.google, table.thirteenMonths)] : []),
  ];
}

function videoRows({ table, cookies }: Texts): CookieRow[] {
  return Object.keys(playerHosts).map((host) => ({
    cookie: host,
    purpose: cookies.video,
    duration: table.setByHost,
  }));
}

const serviceRows: Readonly<Record<ConsentService, (texts: Texts) => CookieRow[]>> = {
  analytics: analyticsRows,
  video: videoRows,
};

/** The library's texts in one locale. It inserts them as HTML. */
export function consentTranslation(locale: Locale): Translation {
  const texts = consentTexts[locale];
  const { banner, preferences, categories } = texts;
  const privacy = `<a href="${pagePath('privacy', locale)}#cookies">${banner.privacy}</a>`;
  return {
    consentModal: {
      title: banner.title,
      description: `${banner.description} ${privacy}`,
      acceptAllBtn: banner.accept,
      acceptNecessaryBtn: banner.refuse,
      showPreferencesBtn: banner.settings,
    },
    preferencesModal: {
      title: preferences.title,
      closeIconLabel: preferences.close,
      acceptAllBtn: banner.accept,
      acceptNecessaryBtn: banner.refuse,
      savePreferencesBtn: preferences.save,
      sections: [
        { description: `${preferences.description} ${privacy}` },
        {
          ...categories.necessary,
          linkedCategory: 'necessary',
          ...tableOf(texts, necessaryRows(texts)),
        },
        ...consentServiceNames.map((service) => ({
          ...categories[service],
          linkedCategory: service,
          ...tableOf(texts, serviceRows[service](texts)),
        })),
      ],
    },
  };
}
