import { freePort } from '../platform/freePort';
import {
  isComplete,
  lighthouseCategories,
  type LighthouseScores,
  medianScores,
  type MedianScores,
  readScores,
} from './lighthouseScores';
import { openChromium } from './openChromium';
import type { MeasuredPage } from './sitePages';
import type { Template } from './templates';

export interface PageScores extends MedianScores {
  template: Template;
  path: string;
  runs: number;
}

const maximumAttempts = 3;

/**
 * Audits that hold against a not-found page what it must do: answer 404, which the browser notes in its console, and stay
 * out of search engines.
 */
const auditsNotFor404 = ['http-status-code', 'errors-in-console', 'is-crawlable'];

/** Lighthouse's default settings: a mid-range phone on a slow 4G line, simulated. */
async function runLighthouse(
  url: string,
  chromiumPath: string,
  isNotFound: boolean,
): Promise<LighthouseScores> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await openChromium(chromiumPath, port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: Object.values(lighthouseCategories),
      ...(isNotFound ? { ignoreStatusCode: true, skipAudits: auditsNotFor404 } : {}),
    });
    const problem = result ? result.lhr.runtimeError?.message : 'no result';
    if (!result || problem !== undefined) throw new Error(`Lighthouse at ${url}: ${problem}`);
    return readScores(result.lhr);
  } finally {
    await browser.close();
  }
}

/** On a busy machine a trace may lack a metric, or the navigation as a whole (`NO_NAVSTART`): such a run is repeated. */
async function runUntilScored(
  url: string,
  chromiumPath: string,
  isNotFound: boolean,
): Promise<LighthouseScores> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === maximumAttempts;
    try {
      const scores = await runLighthouse(url, chromiumPath, isNotFound);
      if (isLast || isComplete(scores)) return scores;
    } catch (error) {
      if (isLast) throw error;
      console.warn(`${String(error)} It is measured once more.`);
    }
  }
}

/**
 * Medians of `runs` runs a page, each in a new Chromium. Every page has its turn before the next round, so that a busy
 * minute of the machine does not fall on one page alone.
 */
export async function measureLighthouse(
  siteUrl: string,
  pages: readonly MeasuredPage[],
  runs: number,
  chromiumPath: string,
  tellRound: (round: number) => void,
): Promise<PageScores[]> {
  const scores = new Map(pages.map((page) => [page, [] as LighthouseScores[]]));
  for (let round = 1; round <= runs; round += 1) {
    tellRound(round);
    for (const [{ path, template }, ofPage] of scores) {
      ofPage.push(await runUntilScored(siteUrl + path, chromiumPath, template === 'notFound'));
    }
  }
  return [...scores].map(([{ path, template }, ofPage]) => ({
    template,
    path,
    runs,
    ...medianScores(ofPage),
  }));
}
