import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Route } from '@playwright/test';
import { cookieTable } from '../../src/cookies/cookieTable';

/** Answers with a file of the build, and with 404 where there is none. */
function fulfilFrom(publicFolder: string) {
  return (route: Route) => {
    const file = path.join(publicFolder, decodeURIComponent(new URL(route.request().url()).pathname));
    const page = path.join(file, 'index.html');
    const found = path.extname(file) === '' ? page : file;
    return existsSync(found) ? route.fulfill({ path: found }) : route.fulfill({ status: 404 });
  };
}

/**
 * Opens pages of a built site in the Chromium of `CHROMIUM_PATH`, without a server, their lists of shares unfolded.
 *
 * @param widths in CSS pixels
 * @returns each page that is wider than the window, with the width and the element that goes furthest
 */
export async function sidewaysScrolls(
  site: { publicFolder: string; url: string },
  paths: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: cookieTable.disclaimerValidated.name, value: 'true', url: site.url }]);
    await context.route(() => true, fulfilFrom(site.publicFolder));
    const page = await context.newPage();
    const found: string[] = [];
    for (const address of paths) {
      await page.goto(new URL(address, site.url).href, { waitUntil: 'networkidle' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const furthest = await page.evaluate(() => {
          // It lies over the page.
          for (const list of document.querySelectorAll('details[data-share-search]'))
            list.setAttribute('open', '');
          const { clientWidth, scrollWidth } = document.documentElement;
          if (scrollWidth <= clientWidth) return null;
          const wide = [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right >= scrollWidth - 1,
          );
          return wide.at(-1)?.outerHTML.slice(0, 160) ?? '';
        });
        if (furthest !== null) found.push(`${address} at ${width} px: ${furthest}`);
      }
    }
    return found;
  } finally {
    await browser.close();
  }
}
