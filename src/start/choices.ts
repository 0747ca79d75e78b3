import { isLocale } from '../i18n/locales';
import { isInvestorProfile } from '../profiles/investorProfiles';
import { pageStore } from '../store/pageStore';
import { localeChosen, profileChosen } from '../store/preferencesSlice';
import { closest } from './closest';

/** Keeps what a link of the bar chooses (behaviour.md §4.3); the link itself opens the page. */
function keepChoice({ target }: Event): void {
  const link = closest(target, '[data-choose-profile], [data-choose-locale]');
  if (!link) return;
  const { chooseProfile, chooseLocale } = link.dataset;
  if (isInvestorProfile(chooseProfile)) pageStore.dispatch(profileChosen(chooseProfile));
  if (isLocale(chooseLocale)) pageStore.dispatch(localeChosen(chooseLocale));
}

export function startChoices(): void {
  // The window hears a press after the document, when `departures` has told the store that the page is left.
  window.addEventListener('click', keepChoice);
  // A middle click opens the page in another tab.
  document.addEventListener('auxclick', keepChoice);
}
