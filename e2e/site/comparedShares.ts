import { expect, type Page } from '@playwright/test';
import { defaultInvestorProfile } from '../../src/profiles/investorProfiles';
import { defaultLocale, type Locale } from '../../src/i18n/locales';
import type { LocaleContent, SiteShare } from './siteContent';
import { dictionaries } from './dictionaryTexts';

export const compareTexts = dictionaries('compare');

/** Page object for the comparison, by role and translated name. */
export function comparisonOf(page: Page, locale: Locale = defaultLocale) {
  const main = page.getByRole('main');
  const names = compareTexts[locale];
  return {
    main,
    picker: main.getByRole('combobox', { name: names.picker.label }),
    add: main.getByRole('button', { name: names.picker.add, exact: true }),
    /** The shares with their numbers and lines. */
    key: main.getByRole('figure').getByRole('listitem'),
    removers: main.getByRole('figure').getByRole('listitem').getByRole('button'),
    removeAll: main.getByRole('button', { name: names.removeAll }),
    table: main.getByRole('table'),
    columns: main.getByRole('table').locator('thead th[scope=col] a'),
    row: (name: string) => main.getByRole('row', { name: new RegExp(`^${name} `) }),
    directory: main.getByRole('heading', { name: names.directory }),
  };
}

/** Shares for individuals, as these tests choose no profile, that are over a year old. */
export function olderShares({ funds }: LocaleContent): SiteShare[] {
  return funds
    .flatMap(({ shares }) => shares)
    .filter((share) => share.visibleTo.includes(defaultInvestorProfile) && !share.lessThanOneYear);
}

export function isinsOf(shares: readonly SiteShare[], count: number): string[] {
  expect(shares.length).toBeGreaterThanOrEqual(count);
  return shares.slice(0, count).map(({ isin }) => isin);
}
