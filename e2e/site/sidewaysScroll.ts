import type { Page } from '@playwright/test';

/** Runs in the page. */
function elementsWiderThanWindow(): string[] {
  const root = document.documentElement;
  if ((document.scrollingElement ?? root).scrollWidth <= root.clientWidth) return [];
  const wider = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
  );
  return ['the page scrolls sideways', ...wider.reverse().map((element) => element.outerHTML.slice(0, 160))];
}

/** Nothing where the page is no wider than its window; else the elements that reach out of it, innermost first. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return (await page.evaluate(elementsWiderThanWindow)).slice(0, 6);
}
