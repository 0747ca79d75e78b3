import type { Locator, Page } from '@playwright/test';
import en from '../../locales/en/disclaimer.json';
import fr from '../../locales/fr/disclaimer.json';
import it from '../../locales/it/disclaimer.json';
import { type Locale, localeDetails, locales } from '../../src/i18n/locales';
import type { InvestorProfileCode } from '../../src/profiles/investorProfiles';
import type { SiteContent } from './siteContent';

const gateTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;

/** What the visitor chooses in the disclaimer popup. */
export type GateChoice = { locale: Locale; profile: InvestorProfileCode };

/** The disclaimer popup as its visitors find it, in the language that it speaks. */
export function gateOf(page: Page, locale: Locale, content: SiteContent) {
  const texts = gateTexts[locale];
  const { profiles, disclaimer } = content[locale];
  const dialog = page.getByRole('dialog', { name: texts.title });
  const choiceCalled = (name: string): Locator => dialog.getByRole('radio', { name, exact: true });
  const titleOf = (profile: InvestorProfileCode) =>
    profiles.find(({ code }) => code === profile)?.title ?? profile;
  return {
    texts,
    dialog,
    language: (other: Locale) => choiceCalled(localeDetails[other].name),
    profile: (profile: InvestorProfileCode) => choiceCalled(titleOf(profile)),
    text: dialog.getByRole('region', { name: `3 ${disclaimer.title}` }),
    acceptance: dialog.getByRole('checkbox', { name: texts.acceptance }),
    validate: dialog.getByRole('button', { name: texts.validate }),
    status: dialog.getByRole('status'),
  };
}

/** The popup in whatever language. */
export function anyGate(page: Page): Locator {
  const titles = locales.map((locale) => gateTexts[locale].title);
  return page.getByRole('dialog', { name: new RegExp(`^(${titles.join('|')})$`) });
}

/** Goes through the popup of a page in `from`, as quickly as it lets one. */
export async function passGate(page: Page, from: Locale, choice: GateChoice, content: SiteContent) {
  await gateOf(page, from, content).language(choice.locale).check();
  const gate = gateOf(page, choice.locale, content);
  await gate.profile(choice.profile).check();
  await gate.acceptance.check();
  await gate.validate.click();
}
