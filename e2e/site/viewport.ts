import { defaultLocale, type Locale } from '../../src/i18n/locales';
import type { Page } from '@playwright/test';

export const narrowWindow = { width: 360, height: 780 };

/**
 * For tests of every language whose subject does not depend on the width: in a narrow window the default language stands
 * for all. `pages.spec.ts` checks that the words of the others fit.
 */
export function narrowOnce(locale: Locale): { tag?: string } {
  return locale === defaultLocale ? {} : { tag: '@desktop' };
}

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

/** Runs in the page, and stands alone: the browser gets nothing but its source. */
async function shiftSince(start: number): Promise<number> {
  let score = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const isAnswer = Reflect.get(entry, 'hadRecentInput') === true;
      if (entry.startTime >= start && !isAnswer) score += Number(Reflect.get(entry, 'value'));
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // What the last frame has moved is known after it.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  add(observer.takeRecords());
  observer.disconnect();
  return score;
}

/**
 * How far everything on the page has moved so far that no input explains, as the browser scores it (CLS). The browser
 * itself keeps what has moved since the document was opened: nothing has to be set up before.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(shiftSince, 0);
}

/** The same from now on. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  const start = await page.evaluate(() => performance.now());
  return () => page.evaluate(shiftSince, start);
}
