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

/** Descriptions that begin with a block or an image: a screen reader, Orca, leaves out what that says. */
function muteDescriptions(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(`${within} dd:not([aria-hidden])`).evaluateAll((descriptions) => {
    function beginsWithText(node: Node): boolean {
      const first = [...node.childNodes].find((child) =>
        child instanceof Element
          ? getComputedStyle(child).display !== 'none'
          : child instanceof Text && child.data.trim() !== '',
      );
      if (!(first instanceof Element)) return first !== undefined;
      return getComputedStyle(first).display === 'inline' && beginsWithText(first);
    }
    return descriptions
      .filter((description) => description.checkVisibility() && !beginsWithText(description))
      .map(({ outerHTML }) => `mute description | ${outerHTML.slice(0, 200)}`);
  });
}

/**
 * Axe's findings on the page in its current state, one line per element: rule, element, remedy.
 * @param within selector of the part that changed since the whole page was checked. Its colours do not depend on the
 * language, so they are only checked in the default one
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const isTranslation = (await page.locator('html').getAttribute('lang')) !== defaultLocale;
  if (within !== undefined && isTranslation) return layoutFaults(page, within);
  const faults = await faultsOf(page, { runOnly: { type: 'tag', values: tags } }, within);
  return [...faults, ...(await muteDescriptions(page, within))];
}

/** Colour rules only, for pages already checked in another colour mode. */
export function colourFaults(page: Page, within: string): Promise<string[]> {
  return faultsOf(page, { runOnly: { type: 'rule', values: colourRules } }, within);
}

/** Everything but colours, which take two thirds of axe's time, for pages already checked at another width. */
export async function layoutFaults(page: Page, within?: string): Promise<string[]> {
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  const faults = await faultsOf(page, { runOnly: { type: 'tag', values: tags }, rules }, within);
  return [...faults, ...(await muteDescriptions(page, within))];
}
