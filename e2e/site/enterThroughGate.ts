import { expect, type Page } from '@playwright/test';
import { defaultInvestorProfile } from '../../src/profiles/investorProfiles';
import type { Locale } from '../../src/i18n/locales';
import { pagePath } from '../../src/routes/routeTable';

/** Goes through the disclaimer popup as an individual, and waits for the home page that it leads to. */
export async function enterThroughGate(page: Page, locale: Locale): Promise<void> {
  const gate = page.locator('dialog[open]');
  await gate.locator(`input[type="radio"][value="${locale}"]`).check();
  await gate.locator(`input[type="radio"][value="${defaultInvestorProfile}"]`).check();
  await gate.getByRole('checkbox').check();
  await gate.locator('button[type="submit"]').click();
  await expect(gate).toHaveCount(0);
  await expect(page).toHaveURL(pagePath('index', locale));
}
