import { knownVisitor } from '../e2e/site/visitor';
import { freePort } from '../platform/freePort';
import {
  allScores,
  comparedScores,
  isComplete,
  judgeScores,
  lighthouseCategories,
  type LighthouseScores,
  medianScores,
  type PageScores,
  readScores,
} from './lighthouseScores';
import { openChromium } from './openChromium';
import type { BenchOptions, Visitor } from './parseBenchOptions';
import type { MeasuredPage } from './sitePages';

const maximumAttempts = 3;

/** Audits that a not-found page must fail: it answers 404, which the browser logs, and stays out of search engines. */
const auditsNotFor404 = ['http-status-code', 'errors-in-console', 'is-crawlable'];

/** How a page is loaded: as visitors do, or with its script files blocked; a few inline lines still run. */
type Variant = 'withScripts' | 'withoutScripts';

interface LighthouseJob {
  url: string;
  chromiumPath: string;
  isNotFound: boolean;
  variant: Variant;
  visitor: Visitor;
  slowdown: number;
}

/** Lighthouse's default settings, but for the processor: a mid-range phone on a slow 4G line, simulated. */
async function runLighthouse({
  url,
  chromiumPath,
  isNotFound,
  variant,
  visitor,
  slowdown,
}: LighthouseJob): Promise<LighthouseScores> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await openChromium(chromiumPath, port);
  try {
    if (visitor === 'known') {
      // Lighthouse opens its page beside Playwright's contexts. It clears all that is kept but cookies.
      const session = await browser.newBrowserCDPSession();
      await session.send('Storage.setCookies', { cookies: knownVisitor(url).cookies });
    }
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: slowdown },
      ...(variant === 'withScripts'
        ? { onlyCategories: Object.values(lighthouseCategories) }
        : { onlyCategories: [lighthouseCategories.performance], blockedUrlPatterns: ['*.js'] }),
      ...(isNotFound ? { ignoreStatusCode: true, skipAudits: auditsNotFor404 } : {}),
    });
    const problem = result ? result.lhr.runtimeError?.message : 'no result';
    if (!result || problem !== undefined) throw new Error(`Lighthouse at ${url}: ${problem}`);
    return readScores(result.lhr);
  } finally {
    await browser.close();
  }
}

/** Repeats runs that lack a metric or the navigation (`NO_NAVSTART`), as on a busy machine. */
async function runUntilScored(job: LighthouseJob): Promise<LighthouseScores> {
  const wanted = job.variant === 'withScripts' ? allScores : comparedScores;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === maximumAttempts;
    try {
      const scores = await runLighthouse(job);
      if (isLast || isComplete(scores, wanted)) return scores;
    } catch (error) {
      if (isLast) throw error;
      console.warn(`${String(error)} It is measured once more.`);
    }
  }
}

/**
 * Medians of `runs` runs of each page, in turns with the same page without its scripts, each in a new Chromium. Every
 * page has its turn before the next round, so that a busy minute of the machine does not fall on one page alone.
 */
export async function measureLighthouse(
  siteUrl: string,
  pages: readonly MeasuredPage[],
  { runs, visitors, slowdowns }: Pick<BenchOptions, 'runs' | 'visitors' | 'slowdowns'>,
  chromiumPath: string,
  onRound: (round: number) => void,
): Promise<PageScores[]> {
  const cases = pages.flatMap((page) =>
    visitors.flatMap((visitor) => slowdowns.map((slowdown) => ({ page, visitor, slowdown }))),
  );
  const measured = cases.map((of) => ({
    of,
    withScripts: [] as LighthouseScores[],
    withoutScripts: [] as LighthouseScores[],
  }));
  for (let round = 1; round <= runs; round += 1) {
    onRound(round);
    for (const { of, ...scores } of measured) {
      const { page, ...how } = of;
      for (const variant of ['withScripts', 'withoutScripts'] as const) {
        const isNotFound = page.template === 'notFound';
        const url = siteUrl + page.path;
        scores[variant].push(await runUntilScored({ url, chromiumPath, isNotFound, variant, ...how }));
      }
    }
  }
  return measured.map(({ of: { page, ...how }, withScripts, withoutScripts }) => {
    const { template, path } = page;
    const scores = medianScores(withScripts);
    const { performance, blockingTime } = medianScores(withoutScripts);
    const compared = { performance, blockingTime };
    const exceeded = judgeScores(scores, compared, how);
    return { template, path, ...how, runs, ...scores, withoutScripts: compared, exceeded };
  });
}
