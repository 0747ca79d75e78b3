import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { knownVisitor, newVisitor } from '../site/visitor';
import { type MeasuredPage, openChromium, phone, type Visitor, visitors } from './pages';
import { printTable, round } from './editedSite';

/** Longer than the 500 ms of Playwright's `networkidle`, in which a busy machine may not even run a script that has come. */
const quietMs = 1000;

/** The site's own scripts that a first load requests, KB at gzip level 9. */
interface Scripts {
  run: number;
  /** Includes scripts that are only prefetched, and run after an action. */
  all: number;
}

/** Loads a page on a phone with an empty cache until its network is quiet. @throws Error where one of its scripts fails */
async function loadScripts(browser: Browser, page: MeasuredPage, visitor: Visitor): Promise<Scripts> {
  const storageState = visitor === 'known' ? knownVisitor(page.url) : newVisitor;
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const tab = await context.newPage();
    const [run, all] = [new Set<string>(), new Set<string>()];
    let lastChange = performance.now();
    tab.on('requestfinished', () => (lastChange = performance.now()));
    tab.on('request', (request) => {
      lastChange = performance.now();
      const { pathname } = new URL(request.url());
      // The type of a prefetched script is not that of a script.
      if (request.resourceType() === 'script') run.add(pathname);
      if (pathname.endsWith('.js')) all.add(pathname);
    });
    const failures: string[] = [];
    tab.on('pageerror', ({ message }) => failures.push(message));
    await tab.goto(page.url);
    // New visitors can answer the disclaimer by then.
    const sign = visitor === 'first' ? '[data-disclaimer][open]' : 'html[data-started]';
    await tab.waitForSelector(sign, { state: 'attached' });
    while (performance.now() - lastChange < quietMs) await wait(50);
    if (failures.length > 0) throw new Error(`${page.url}: ${failures.join(', ')}`);
    const kilobytes = async (files: Iterable<string>) => {
      const contents = await Promise.all([...files].map((file) => readFile(path.join(page.release, file))));
      return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0) / 1000;
    };
    return { run: await kilobytes(run), all: await kilobytes(all) };
  } finally {
    await context.close();
  }
}

/** Scripts that run until somebody acts, and the HTML, of each page. KB are 1000 bytes. */
export async function measureWeights(pages: readonly MeasuredPage[], chromiumPath: string): Promise<boolean> {
  const browser = await openChromium(chromiumPath);
  try {
    const rows = [];
    // One at a time: pages that load at once would slow each other down.
    for (const page of pages) {
      for (const visitor of visitors) {
        const { run, all } = await loadScripts(browser, page, visitor);
        const sizeOf = async (file: string) => (await readFile(file)).length / 1000;
        rows.push({
          template: page.template,
          visitor,
          'scripts run': round(run),
          'all scripts': round(all),
          HTML: round(await sizeOf(page.file)),
          brotli: round(await sizeOf(`${page.file}.br`)),
        });
      }
    }
    return printTable('First load on a phone, KB: scripts at gzip 9, HTML', rows, ({ visitor }) => ({
      'scripts run': [0, visitor === 'first' ? 24 : 20],
      'all scripts': [0, 190],
    }));
  } finally {
    await browser.close();
  }
}
