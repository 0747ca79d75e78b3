import * as v from 'valibot';
import { knownVisitor } from '../site/visitor';
import { freePort } from '../../platform/freePort';
import { messageOf } from '../../platform/errors';
import { printStep } from '../../platform/runScript';
import { type MeasuredPage, openChromium, type Visitor, visitors } from './pages';
import { medianOf, printTable, round } from './editedSite';

/** Audits that a not-found page must fail: it answers 404, which the browser logs, and stays out of search engines. */
const auditsNotFor404 = ['http-status-code', 'errors-in-console', 'is-crawlable'];

const maximumAttempts = 3;

/** A page, and the conditions it is measured under. */
interface Case {
  page: MeasuredPage;
  visitor: Visitor;
  /** Times that Lighthouse takes the processor to be slower than this machine's. */
  slowdown: number;
}

const workSchema = v.object({ items: v.array(v.object({ group: v.string(), duration: v.number() })) });

/** Points of 100 and times in ms by name; `null` where Lighthouse has none. */
type Scores = Record<
  'performance' | 'accessibility' | 'best-practices' | 'seo' | 'shift' | 'scripts',
  number | null
>;

/**
 * Lighthouse's default settings, but for the processor: a mid-range phone on a slow 4G line, simulated.
 *
 * @param withScripts false blocks the script files; a few inline lines still run
 */
async function runLighthouse(
  { page: { url, template }, visitor, slowdown }: Case,
  chromiumPath: string,
  withScripts: boolean,
): Promise<Scores> {
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
      onlyCategories: ['performance', ...(withScripts ? ['accessibility', 'best-practices', 'seo'] : [])],
      ...(!withScripts && { blockedUrlPatterns: ['*.js'] }),
      ...(template === 'notFound' && { ignoreStatusCode: true, skipAudits: auditsNotFor404 }),
    });
    const problem = result ? result.lhr.runtimeError?.message : 'no result';
    if (!result || problem !== undefined) throw new Error(`Lighthouse at ${url}: ${problem}`);
    const { categories, audits } = result.lhr;
    const points = (category: string) => {
      const score = categories[category]?.score ?? null;
      return score === null ? null : Math.round(score * 100);
    };
    // Evaluation and compilation on the main thread, with the slow-down that Lighthouse simulates.
    const work = v.safeParse(workSchema, audits['mainthread-work-breakdown']?.details);
    const ofScripts = work.success && work.output.items.filter(({ group }) => group.startsWith('script'));
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
      shift: audits['cumulative-layout-shift']?.numericValue ?? null,
      scripts: ofScripts ? ofScripts.reduce((sum, { duration }) => sum + duration, 0) : null,
    };
  } finally {
    await browser.close();
  }
}

/** Repeats runs that fail or lack the points, as on a busy machine (`NO_NAVSTART`). */
async function runUntilScored(of: Case, chromiumPath: string, withScripts: boolean): Promise<Scores> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const scores = await runLighthouse(of, chromiumPath, withScripts);
      if (scores.performance !== null || attempt === maximumAttempts) return scores;
    } catch (error) {
      if (attempt === maximumAttempts) throw error;
      console.warn(`${messageOf(error)} It is measured once more.`);
    }
  }
}

/**
 * Medians of each page, in turns with the same page without its scripts, each in a new Chromium. Every page has its turn
 * before the next round, so that a busy minute of the machine does not fall on one page alone.
 */
export async function measureLighthouse(
  pages: readonly MeasuredPage[],
  { runs, slowdowns }: { runs: number; slowdowns: readonly number[] },
  chromiumPath: string,
): Promise<boolean> {
  const cases = pages.flatMap((page) =>
    visitors.flatMap((visitor) => slowdowns.map((slowdown) => ({ page, visitor, slowdown }))),
  );
  const measured = cases.map((of) => ({ of, scripted: [] as Scores[], plain: [] as Scores[] }));
  for (let run = 1; run <= runs; run += 1) {
    printStep(`Lighthouse: round ${run} of ${runs}`);
    for (const { of, scripted, plain } of measured) {
      scripted.push(await runUntilScored(of, chromiumPath, true));
      plain.push(await runUntilScored(of, chromiumPath, false));
    }
  }
  const rows = measured.map(({ of: { page, visitor, slowdown }, scripted, plain }) => {
    const median = (all: readonly Scores[], name: keyof Scores, digits = 0) => {
      const value = medianOf(all.map((scores) => scores[name]));
      return value === null ? null : round(value, digits);
    };
    const [performance, without] = [median(scripted, 'performance', 1), median(plain, 'performance', 1)];
    return {
      template: page.template,
      visitor,
      slower: slowdown,
      'script ms': median(scripted, 'scripts'),
      'without scripts, ms': median(plain, 'scripts'),
      performance,
      'without scripts': without,
      lost: performance === null || without === null ? null : round(without - performance),
      accessibility: median(scripted, 'accessibility'),
      'best practices': median(scripted, 'best-practices'),
      SEO: median(scripted, 'seo'),
      CLS: median(scripted, 'shift', 3),
    };
  });
  return printTable(`Lighthouse on a phone: medians of ${runs}`, rows, ({ visitor, slower }) => ({
    lost: [-100, 1],
    accessibility: [100, 100],
    'best practices': [100, 100],
    SEO: [100, 100],
    // https://web.dev/articles/cls
    CLS: [0, 0.02],
    ...(slower === 4 && { 'script ms': [0, visitor === 'first' ? 220 : 200] }),
  }));
}
