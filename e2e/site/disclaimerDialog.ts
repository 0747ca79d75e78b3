import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Locale, localeDetails, locales } from '../../src/i18n/locales';
import type { InvestorProfileCode } from '../../src/profiles/investorProfiles';
import type { SiteContent } from './siteContent';
import { dictionaries } from './dictionaryTexts';

const disclaimerTexts = dictionaries('disclaimer');
const layoutTexts = dictionaries('layout');

type DisclaimerChoice = { locale: Locale; profile: InvestorProfileCode };

/** Page object for the disclaimer popup in one language. */
export function disclaimerOf(page: Page, locale: Locale, content: SiteContent) {
  const texts = disclaimerTexts[locale];
  const { profiles, disclaimerTitle } = content[locale];
  const dialog = page.getByRole('dialog', { name: texts.title });
  const choiceCalled = (name: string): Locator => dialog.getByRole('radio', { name, exact: true });
  const titleOf = (profile: InvestorProfileCode) =>
    profiles.find(({ code }) => code === profile)?.title ?? profile;
  return {
    texts,
    dialog,
    language: (other: Locale) => choiceCalled(localeDetails[other].name),
    profile: (profile: InvestorProfileCode) => choiceCalled(titleOf(profile)),
    text: dialog.getByRole('region', { name: `3 ${disclaimerTitle}` }),
    acceptance: dialog.getByRole('checkbox', { name: texts.acceptance }),
    validate: dialog.getByRole('button', { name: texts.validate }),
  };
}

/** The popup in any language. */
export function anyDisclaimer(page: Page): Locator {
  const titles = locales.map((locale) => disclaimerTexts[locale].title);
  return page.getByRole('dialog', { name: new RegExp(`^(${titles.join('|')})$`) });
}

/** Page object for what stands in for the steps when they cannot be had. */
export function disclaimerFaultOf(page: Page, locale: Locale) {
  const { disclaimerLost, tryAgain } = layoutTexts[locale];
  const dialog = page.getByRole('dialog', { name: disclaimerTexts[locale].title });
  return {
    dialog,
    message: dialog.getByText(disclaimerLost, { exact: true }),
    tryAgain: dialog.getByRole('button', { name: tryAgain, exact: true }),
    choices: dialog.getByRole('radio').or(dialog.getByRole('checkbox')),
  };
}

/** Runs in the page: whether a link behind the popup can take the focus; an inert one cannot. */
export function canFocusBehind(): boolean {
  const link = document.querySelector<HTMLElement>('footer a[href]');
  const before = document.activeElement;
  link?.focus();
  return document.activeElement !== before;
}

/** Passes the popup of a page in `from` as fast as it allows. */
export async function acceptDisclaimer(
  page: Page,
  from: Locale,
  choice: DisclaimerChoice,
  content: SiteContent,
) {
  // A press before its scripts have come counts once they have.
  await disclaimerOf(page, from, content).language(choice.locale).click();
  const disclaimer = disclaimerOf(page, choice.locale, content);
  await disclaimer.profile(choice.profile).check();
  await disclaimer.acceptance.check();
  await disclaimer.validate.click();
}

const secondsPerDay = 24 * 60 * 60;

/** The three cookies of a choice: name, value, lifetime in days and attributes (behaviour.md §4.2). */
export async function expectChoiceKept(context: BrowserContext, { locale, profile }: DisclaimerChoice) {
  const cookies = await context.cookies();
  const expected = [
    { name: 'disclaimer_validated', value: 'true', days: 30 },
    { name: 'investor_profile', value: profile, days: 30 },
    { name: 'locale', value: locale, days: 365 },
  ];
  for (const { name, value, days } of expected) {
    const cookie = cookies.find((candidate) => candidate.name === name);
    expect(cookie, name).toMatchObject({
      value,
      path: '/',
      sameSite: 'Lax',
      httpOnly: false,
      secure: false,
    });
    const lifetime = ((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay;
    expect(Math.abs(lifetime - days), `days of ${name}`).toBeLessThan(1);
  }
  expect(cookies.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name));
}
