import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { barOf, panelOf } from './bar';
import { fundsShown } from './fundsShown';
import type { LocaleContent } from './siteContent';

/** The funds of the bar's menu. */
export async function fundsInMenu(page: Page, locale: Locale, isMobile: boolean, content: LocaleContent) {
  const { menuButton, burger } = barOf(page, locale);
  if (isMobile) await burger.click();
  await menuButton('funds').click();
  const panel = await panelOf(menuButton('funds'));
  if (isMobile) {
    await menuButton('equityFunds').click();
    await menuButton('bondFunds').click();
  }
  await expect(panel).toBeVisible();
  return fundsShown(panel, content);
}
