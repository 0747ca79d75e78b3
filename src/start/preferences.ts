import { writeCookie } from '../cookies/browserCookies';
import { onReturn } from '../cookies/onReturn';
import { type KeptPreferences, readPreferences } from '../cookies/preferences';
import { isLocale } from '../i18n/locales';
import { defaultInvestorProfile, isInvestorProfile } from '../profiles/investorProfiles';
import { profileAttribute } from '../profiles/profileVisibility';
import { closest } from './closest';

type Listener = (preferences: KeptPreferences) => void;

const listeners = new Set<Listener>();

/** Calls back with the choices whenever they are read. */
export function onPreferences(listener: Listener): void {
  listeners.add(listener);
}

/** Reads the cookies, marks the profile on `<html>` for the style sheet and among the links that choose one. */
export function refreshPreferences(): void {
  const preferences = readPreferences();
  const { investorProfile = defaultInvestorProfile } = preferences;
  document.documentElement.setAttribute(profileAttribute, investorProfile);
  for (const link of document.querySelectorAll<HTMLElement>('[data-choose-profile]')) {
    if (link.dataset.chooseProfile === investorProfile) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const listener of listeners) listener(preferences);
}

/** Keeps what a link of the bar chooses (behaviour.md §4.3); the link itself opens the page. */
function keepChoice({ target }: Event): void {
  const link = closest(target, '[data-choose-profile], [data-choose-locale]');
  if (!link) return;
  const { chooseProfile, chooseLocale } = link.dataset;
  if (isInvestorProfile(chooseProfile)) writeCookie('investorProfile', chooseProfile);
  if (isLocale(chooseLocale)) writeCookie('locale', chooseLocale);
}

/** Reads the cookies on load, and again when the visitor returns: another tab may have changed them. */
export function startPreferences(): void {
  refreshPreferences();
  onReturn(refreshPreferences);
  document.addEventListener('click', keepChoice);
  // A middle click opens the page in another tab.
  document.addEventListener('auxclick', keepChoice);
}
