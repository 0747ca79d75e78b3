import type { Locator } from '@playwright/test';
import type { LocaleContent } from './siteContent';

/** Addresses of the links that can be seen, in their order, each once. */
export function linksShown(within: Locator): Promise<string[]> {
  return within
    .locator('a[href]')
    .evaluateAll((links) => [
      ...new Set(
        links
          .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((link) => link.getAttribute('href') ?? ''),
      ),
    ]);
}

/** Addresses of the funds, of any profile, that links which can be seen lead to. */
export async function fundsShown(within: Locator, { funds }: LocaleContent): Promise<string[]> {
  const paths = funds.map(({ path }) => path);
  return (await linksShown(within)).filter((path) => paths.includes(path));
}
