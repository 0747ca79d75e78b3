import type { CookieConsentConfig } from 'vanilla-cookieconsent';
import { cookieTable } from '../../cookies/cookieTable';
import { locales } from '../../i18n/locales';
import { consentRevision, necessaryCategory } from './consentCookie';
import { consentTranslation } from './consentTranslation';

/** What the library calls back. */
export type ConsentEvents = {
  onChoice: (categories: readonly string[]) => void;
  onPreferencesShown: () => void;
  onPreferencesHidden: () => void;
};

/** How the library writes what our table says. */
const sameSiteNames = { lax: 'Lax' } as const;

/**
 * The banner leaves the page usable: it is no modal dialog, does not take the focus and does not hold the Tab key, all of
 * which the library does by itself.
 */
function makeNonModal(banner: HTMLElement): void {
  banner.removeAttribute('aria-modal');
  // Where the library puts the focus.
  banner.querySelector(':scope > [tabindex="-1"]')?.removeAttribute('tabindex');
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  });
}

/** The consent library's configuration: nothing is accepted beforehand, and refusing weighs as much as accepting. */
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
    // Trackers take their own cookies away when they are stopped.
    autoClearCookies: false,
    cookie: {
      name,
      path,
      // The library adds it on https only.
      secure: true,
      // None: this host alone, as the site's other cookies.
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
      analytics: { enabled: false },
      video: { enabled: false },
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
