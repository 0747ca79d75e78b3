import { expect, type Page } from '@playwright/test';
import en from '../../locales/en/compare.json';
import fr from '../../locales/fr/compare.json';
import it from '../../locales/it/compare.json';
import type { InvestorProfileCode } from '../../src/profiles/investorProfiles';
import { defaultLocale, type Locale } from '../../src/i18n/locales';
import { initialPreferences } from '../../src/store/preferences/preferencesSlice';
import type { LocaleContent, SiteShare } from './siteContent';

export const compareTexts = { fr, en, it } satisfies Record<Locale, typeof en>;

/** Page object for the comparison, by role and translated name. */
export function comparisonOf(page: Page, locale: Locale = defaultLocale) {
  const main = page.getByRole('main');
  const names = compareTexts[locale];
  return {
    main,
    picker: main.getByRole('combobox', { name: names.picker.label }),
    add: main.getByRole('button', { name: names.picker.add, exact: true }),
    removers: main.getByRole('table').getByRole('button'),
    removeAll: main.getByRole('button', { name: names.removeAll }),
    table: main.getByRole('table'),
    columns: main.getByRole('table').locator('thead th[scope=col] a'),
    row: (name: string) => main.getByRole('row', { name: new RegExp(`^${name} `) }),
    directory: main.getByRole('heading', { name: names.directory }),
  };
}

/** Whether the default profile sees it: these tests choose none. */
export function isSeen({ visibleTo }: { visibleTo: readonly InvestorProfileCode[] }): boolean {
  return visibleTo.includes(initialPreferences.investorProfile);
}

/** Shares of all funds that are over a year old. */
export function olderShares({ funds }: LocaleContent): SiteShare[] {
  return funds
    .filter(isSeen)
    .flatMap(({ shares }) => shares)
    .filter((share) => isSeen(share) && !share.lessThanOneYear);
}

export function isinsOf(shares: readonly SiteShare[], count: number): string[] {
  expect(shares.length).toBeGreaterThanOrEqual(count);
  return shares.slice(0, count).map(({ isin }) => isin);
}

export async function pathsShown(page: Page): Promise<(string | null)[]> {
  return comparisonOf(page).columns.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
