import type { CookieConsentConfig } from 'vanilla-cookieconsent';
import { cookieTable } from '../../cookies/cookieTable';
import { locales } from '../../i18n/locales';
import { consentServiceNames } from '../../store/consent/consentSlice';
import { consentRevision, necessaryCategory } from './consentCookie';
import { consentTranslation } from './consentTranslation';

export type ConsentEvents = {
  onChoice: (categories: readonly string[]) => void;
  onPreferencesShown: () => void;
  onPreferencesHidden: () => void;
};

/** The library's spelling. */
const sameSiteNames = { lax: 'Lax' } as const;

/**
 * Undoes what the library does to a banner: the page stays usable, so it must not be a modal dialog, take the
 * focus or trap the Tab key.
 */
function makeNonModal(banner: HTMLElement): void {
  banner.removeAttribute('aria-modal');
  // The library would focus this element.
  banner.querySelector(':scope > [tabindex="-1"]')?.removeAttribute('tabindex');
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  });
}

/** Nothing is accepted in advance, and refusing is as easy as accepting. */
export function consentConfig(root: HTMLElement, events: ConsentEvents): CookieConsentConfig {
  const { name, days, path, sameSite } = cookieTable.consent;
  const tellChoice = ({ cookie }: { cookie: { categories: string[] } }) => events.onChoice(cookie.categories);
  return {
    root,
    mode: 'opt-in',
    autoShow: false,
    revision: consentRevision,
    hideFromBots: false,
    manageScriptTags: false,
    disablePageInteraction: false,
    // Trackers remove their own cookies when they are stopped.
    autoClearCookies: false,
    cookie: {
      name,
      path,
      // The library sets it on https only.
      secure: true,
      // This host only, as for the site's other cookies.
      domain: '',
      sameSite: sameSiteNames[sameSite],
      expiresAfterDays: days,
      useLocalStorage: false,
    },
    guiOptions: {
      consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      [necessaryCategory]: { enabled: true, readOnly: true },
      ...Object.fromEntries(consentServiceNames.map((service) => [service, { enabled: false }])),
    },
    language: {
      default: locales[0],
      translations: Object.fromEntries(locales.map((locale) => [locale, consentTranslation(locale)])),
    },
    onConsent: tellChoice,
    onChange: tellChoice,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') makeNonModal(modal);
    },
    onModalShow: ({ modalName }) => {
      if (modalName === 'preferencesModal') events.onPreferencesShown();
    },
    onModalHide: ({ modalName }) => {
      if (modalName === 'preferencesModal') events.onPreferencesHidden();
    },
  };
}
