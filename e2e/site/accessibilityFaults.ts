import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what the rules' authors advise beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, a line for each element: rule, element, what to do.
 * @param within selector of the only part to look at
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(tags);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [id, target.join(' '), html.slice(0, 200), failureSummary.replaceAll(/\s+/g, ' ')].join(' | '),
    ),
  );
}
