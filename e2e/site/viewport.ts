import { defaultLocale, type Locale } from '../../src/i18n/locales';
import type { Page } from '@playwright/test';

export const narrowWindow = { width: 360, height: 780 };

/**
 * For tests in every language whose subject does not depend on the width: in a narrow window only the default
 * language runs. `pages.spec.ts` checks that the other languages' texts fit.
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

/** Empty if the page fits its window; otherwise the elements that overflow, innermost first. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return (await page.evaluate(elementsWiderThanWindow)).slice(0, 6);
}

/** Runs in the page and must not use anything from outside: only its source is sent to the browser. */
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
  // The last frame's shifts are reported after that frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  add(observer.takeRecords());
  observer.disconnect();
  return score;
}

/**
 * The page's layout shift score so far (CLS): every move not caused by input. The browser buffers the entries since
 * the document was opened, so nothing has to be set up first.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(shiftSince, 0);
}

/** The layout shift score from now on. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  const start = await page.evaluate(() => performance.now());
  return () => page.evaluate(shiftSince, start);
}
