import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { defaultLocale } from '../../src/i18n/locales';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** WCAG 2.2 A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colours only. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function faultsOf(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  // Inject axe once per document: it is half a megabyte to parse.
  const hasAxe = await page.evaluate(() => Reflect.has(window, 'axe'));
  // Legacy mode runs within the page: the default opens another page per run, for cross-origin frames; we have none.
  const axe = new AxeBuilder({ page, axeSource: hasAxe ? 'undefined' : undefined }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  // None of our rules reads style sheets, so axe need not parse them first.
  const preload = { assets: ['media'] };
  // Nothing answers axe in the desk's view of a page, which runs no scripts.
  const shared = { iframes: false, preload, resultTypes: ['violations' as const] };
  const { violations } = await axe.options({ ...options, ...shared }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [id, target.join(' '), html.slice(0, 200), failureSummary.replaceAll(/\s+/g, ' ')].join(' | '),
    ),
  );
}

/**
 * Axe's findings on the page in its current state, one line per element: rule, element, remedy.
 * @param within selector of the part that changed since the whole page was checked. Its colours do not depend on the
 * language, so they are only checked in the default one
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const isTranslation = (await page.locator('html').getAttribute('lang')) !== defaultLocale;
  if (within !== undefined && isTranslation) return layoutFaults(page, within);
  return faultsOf(page, { runOnly: { type: 'tag', values: tags } }, within);
}

/** Colour rules only, for pages already checked in another colour mode. */
export function colourFaults(page: Page, within: string): Promise<string[]> {
  return faultsOf(page, { runOnly: { type: 'rule', values: colourRules } }, within);
}

/** Everything but colours, which take two thirds of axe's time, for pages already checked at another width. */
export function layoutFaults(page: Page, within?: string): Promise<string[]> {
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  return faultsOf(page, { runOnly: { type: 'tag', values: tags }, rules }, within);
}
