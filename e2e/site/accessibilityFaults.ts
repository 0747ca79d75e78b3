import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { defaultLocale } from '../../src/i18n/locales';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** WCAG 2.2 A and AA, and what the rules' authors advise beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What changes with the colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function faultsOf(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  // A document keeps the axe that it was given: half a megabyte that is read once.
  const hasAxe = await page.evaluate(() => Reflect.has(window, 'axe'));
  // Within the page: the other mode opens one more page for each run, to look into frames of other sites, and there are none.
  const axe = new AxeBuilder({ page, axeSource: hasAxe ? 'undefined' : undefined }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  // No rule that runs reads style sheets: axe need not parse them first.
  const preload = { assets: ['media'] };
  const { violations } = await axe.options({ ...options, preload, resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [id, target.join(' '), html.slice(0, 200), failureSummary.replaceAll(/\s+/g, ' ')].join(' | '),
    ),
  );
}

/**
 * What axe finds on the page as it stands, a line for each element: rule, element, what to do.
 * @param within selector of the only part to look at: what has changed since the page was looked at as a whole. Its
 * colours are the same in all languages, and are judged in the default one
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const isTranslation = (await page.locator('html').getAttribute('lang')) !== defaultLocale;
  if (within !== undefined && isTranslation) return layoutFaults(page, within);
  return faultsOf(page, { runOnly: { type: 'tag', values: tags } }, within);
}

/** Colours only, for what has been checked in other colours. */
export function colourFaults(page: Page, within: string): Promise<string[]> {
  return faultsOf(page, { runOnly: { type: 'rule', values: colourRules } }, within);
}

/** Everything but colours, two thirds of axe's time, for what has been checked at another width. */
export function layoutFaults(page: Page, within?: string): Promise<string[]> {
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  return faultsOf(page, { runOnly: { type: 'tag', values: tags }, rules }, within);
}
