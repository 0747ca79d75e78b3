import type dictionary from '../../../locales/fr/disclaimer.json';
import { fetchDisclaimerTexts } from '../../api/fetchDisclaimerTexts';
import { isLocale, parseLocale } from '../../i18n/locales';
import { isInvestorProfile } from '../../profiles/investorProfiles';
import { disclaimerTextsReceived, stepsTaken } from '../../store/disclaimerSlice';
import { follow, pageStore } from '../../store/pageStore';
import type { RootState } from '../../store/store';
import { enterSite } from '../enterSite';

/** The steps of the disclaimer (behaviour.md §4.4), for who is asked: their HTML is `DisclaimerDialog`'s. */

type Steps = RootState['disclaimer'];

/** The state that each step leads to is announced. */
function newStep({ locale, investorProfile, accepted, texts }: Steps): string {
  if (!locale || !texts) return '';
  const words: typeof dictionary = texts[locale].words;
  if (!investorProfile) return words.profileReady;
  return accepted ? words.validateReady : words.disclaimerReady;
}

/** True if the dialog can show both, from the top of the first to the bottom of the second. */
function fitsIn(dialog: Element, first: Element, second: Element): boolean {
  return second.getBoundingClientRect().bottom - first.getBoundingClientRect().top <= dialog.clientHeight;
}

/**
 * Scrolls the dialog to a new step, unless that would scroll the focused control out of view. WebKit does not focus a
 * control that is clicked.
 */
function reveal(dialog: Element, element: Element): void {
  const focused = dialog.querySelector('input:focus');
  if (!focused || fitsIn(dialog, focused, element)) element.scrollIntoView({ block: 'nearest' });
}

function partsOf(dialog: HTMLElement) {
  const part = (selector: string) => {
    const found = dialog.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The disclaimer has no ${selector}`);
    return found;
  };
  return {
    dialog,
    form: part('form') as HTMLFormElement,
    profiles: part('[data-step=profileStep] fieldset') as HTMLFieldSetElement,
    waits: part('[data-says=profileWaits]'),
    terms: part('[data-terms] > div'),
    title: part('[data-says=termsTitle]'),
    acceptance: part('[type=checkbox]') as HTMLInputElement,
    submit: part('form [data-submit]'),
    status: part('[role=status]'),
    words: Array.from(dialog.querySelectorAll<HTMLElement>('[data-says]')),
    htmls: Array.from(dialog.querySelectorAll<HTMLElement>('[data-html]')),
  };
}

type Parts = ReturnType<typeof partsOf>;

/** Keeps its place, so that nothing moves under the pointer. */
function toggleInPlace({ style }: HTMLElement, isShown: boolean): void {
  style.visibility = isShown ? 'visible' : 'hidden';
}

/** In this tab, a link would lose the choices made so far. */
function openLinksBeside(text: HTMLElement): void {
  for (const link of text.querySelectorAll('a')) {
    Object.assign(link, { target: '_blank', rel: 'noopener' });
    link.setAttribute('aria-describedby', 'disclaimer-links');
  }
}

/** Puts everything into the language chosen, else the page's. */
function speak({ dialog, words, htmls }: Parts, { locale, texts }: Steps): void {
  const spoken = locale ?? parseLocale(document.documentElement.lang);
  const ofLocale = texts?.[spoken];
  if (!ofLocale) return;
  const { title: termsTitle, ...terms } = ofLocale.disclaimer;
  const says = new Map([
    ...Object.entries(ofLocale.words),
    ...ofLocale.profiles.flatMap(({ code, title, description }): [string, string][] => [
      [code, title],
      [`${code}-more`, description ?? ''],
    ]),
    ['termsTitle', termsTitle],
  ]);
  dialog.lang = spoken;
  for (const element of words)
    element.textContent = says.get(element.dataset.says ?? '') ?? element.textContent;
  for (const [part, html] of Object.entries(terms)) {
    const element = htmls.find(({ dataset }) => dataset.html === part);
    if (!element) continue;
    element.innerHTML = html;
    openLinksBeside(element);
  }
}

function show(parts: Parts, steps: Steps, before?: Steps): void {
  const { locale, investorProfile, accepted } = steps;
  const { dialog, form, acceptance, profiles, waits, terms, title, submit, status } = parts;
  if (locale !== before?.locale) speak(parts, steps);
  if (locale) acceptance.checked = accepted;
  else form.reset();
  profiles.disabled = !locale;
  toggleInPlace(waits, !locale);
  toggleInPlace(submit, accepted);
  status.textContent = newStep(steps);
  terms.hidden = !investorProfile;
  if (investorProfile && !before?.investorProfile) reveal(dialog, title);
  if (accepted && !before?.accepted) reveal(dialog, submit);
}

/** Reads what the visitor has chosen. */
function takeSteps(form: HTMLFormElement): void {
  const data = new FormData(form);
  const [locale, profile] = [data.get('disclaimer-language'), data.get('disclaimer-profile')];
  pageStore.dispatch(
    stepsTaken({
      locale: isLocale(locale) ? locale : null,
      investorProfile: isInvestorProfile(profile) ? profile : null,
      accepted: data.has('disclaimer-acceptance'),
    }),
  );
}

/** @throws Error where the texts do not come: without them nobody can choose a profile */
export async function startDisclaimerSteps(dialog: HTMLElement): Promise<void> {
  const texts = await fetchDisclaimerTexts();
  // An earlier try has come after all.
  if (pageStore.getState().disclaimer.texts) return;
  pageStore.dispatch(disclaimerTextsReceived(texts));
  const parts = partsOf(dialog);
  const { form } = parts;
  // A language may be chosen by now.
  takeSteps(form);
  follow(
    ({ disclaimer }) => disclaimer,
    (steps, before) => show(parts, steps, before),
  );
  form.addEventListener('change', () => takeSteps(form));
  form.addEventListener('submit', () => {
    const { locale, investorProfile, accepted } = pageStore.getState().disclaimer;
    // The Enter key submits a form even without a button.
    if (locale && investorProfile && accepted) enterSite({ locale, investorProfile });
  });
}
