import type { Page } from '@playwright/test';

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
