import * as v from 'valibot';
import { type BarName, exceededBars, markOf } from './bars';
import type { Visitor } from './parseBenchOptions';
import type { Column } from './table';
import { type Template, templateTitles } from './templates';

/** The category's name in Lighthouse by ours. */
export const lighthouseCategories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

type Category = keyof typeof lighthouseCategories;

const categories = Object.keys(lighthouseCategories) as readonly Category[];

/**
 * What is read of Lighthouse's result,
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
interface LighthouseResult {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number; details?: unknown } | undefined>;
}

const metrics = {
  cumulativeLayoutShift: 'cumulative-layout-shift',
  blockingTime: 'total-blocking-time',
} as const;

type Metric = keyof typeof metrics;
type ScoreName = Category | Metric | 'scriptTime';

/** Scores from 0 to 100, times in ms; `null` where Lighthouse has no result. */
export type LighthouseScores = Record<ScoreName, number | null> & {
  /** Identifiers of the audits that cost points, other than those of performance. */
  failedAudits: string[];
};

/** What is compared with the same page without its scripts. */
export const comparedScores = ['performance', 'blockingTime'] as const;
export const allScores: readonly ScoreName[] = [
  ...categories,
  'cumulativeLayoutShift',
  'blockingTime',
  'scriptTime',
];

function scoreOf(result: LighthouseResult, category: Category): number | null {
  const score = result.categories[lighthouseCategories[category]]?.score ?? null;
  return score === null ? null : Math.round(score * 100);
}

function metricOf(result: LighthouseResult, metric: Metric): number | null {
  return result.audits[metrics[metric]]?.numericValue ?? null;
}

const workSchema = v.object({ items: v.array(v.object({ group: v.string(), duration: v.number() })) });

/** Evaluation and compilation on the main thread, with the slow-down that Lighthouse simulates. */
function scriptTimeOf({ audits }: LighthouseResult): number | null {
  const work = v.safeParse(workSchema, audits['mainthread-work-breakdown']?.details);
  if (!work.success) return null;
  const ofScripts = work.output.items.filter(({ group }) => /^script/.test(group));
  return ofScripts.reduce((sum, { duration }) => sum + duration, 0);
}

function failedAuditsOf({ categories: results, audits }: LighthouseResult): string[] {
  const ids = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => results[lighthouseCategories[category]]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return ids.filter((id) => (audits[id]?.score ?? 1) < 1);
}

export function readScores(result: LighthouseResult): LighthouseScores {
  return {
    performance: scoreOf(result, 'performance'),
    accessibility: scoreOf(result, 'accessibility'),
    bestPractices: scoreOf(result, 'bestPractices'),
    seo: scoreOf(result, 'seo'),
    cumulativeLayoutShift: metricOf(result, 'cumulativeLayoutShift'),
    blockingTime: metricOf(result, 'blockingTime'),
    scriptTime: scriptTimeOf(result),
    failedAudits: failedAuditsOf(result),
  };
}

export function isComplete(scores: LighthouseScores, names: readonly ScoreName[]): boolean {
  return names.every((name) => scores[name] !== null);
}

/** The mean of the middle two for an even count; `null` when a value is missing or there is none. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const lower = known[Math.ceil(known.length / 2) - 1];
  const upper = known[Math.floor(known.length / 2)];
  if (known.length < values.length || lower === undefined || upper === undefined) return null;
  return (lower + upper) / 2;
}

export function medianScores(runs: readonly LighthouseScores[]): LighthouseScores {
  const median = (name: ScoreName) => medianOf(runs.map((run) => run[name]));
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    cumulativeLayoutShift: median('cumulativeLayoutShift'),
    blockingTime: median('blockingTime'),
    scriptTime: median('scriptTime'),
    failedAudits: [...new Set(runs.flatMap((run) => run.failedAudits))].sort(),
  };
}

/** Medians of a page, beside those of the same page without its scripts. */
export interface PageScores extends LighthouseScores {
  template: Template;
  path: string;
  visitor: Visitor;
  slowdown: number;
  runs: number;
  withoutScripts: Pick<LighthouseScores, (typeof comparedScores)[number]>;
  exceeded: BarName[];
}

function difference(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other;
}

/** The slow-down that times have bars for. */
const barredSlowdown = 4;

/** The bars that a page exceeds by itself or compared with itself without scripts. */
export function judgeScores(
  scores: LighthouseScores,
  { performance, blockingTime }: PageScores['withoutScripts'],
  { visitor, slowdown }: Pick<PageScores, 'visitor' | 'slowdown'>,
): BarName[] {
  const added = difference(scores.blockingTime, blockingTime);
  const times =
    visitor === 'first'
      ? { blockingTimeOfFirstVisit: added, scriptTimeOfFirstVisit: scores.scriptTime }
      : { blockingTimeOfScripts: added, scriptTime: scores.scriptTime };
  return exceededBars({
    accessibility: scores.accessibility,
    bestPractices: scores.bestPractices,
    seo: scores.seo,
    cumulativeLayoutShift: scores.cumulativeLayoutShift,
    performanceLostToScripts: difference(performance, scores.performance),
    ...(slowdown === barredSlowdown && times),
  });
}

function figure(
  heading: string,
  valueOf: (scores: PageScores) => number | null,
  digits?: number,
): Column<PageScores> {
  const cell = (scores: PageScores) => {
    const value = valueOf(scores);
    if (value === null) return '–';
    return digits === undefined ? String(value) : value.toFixed(digits);
  };
  return { heading, cell, isFigure: true };
}

export const lighthouseColumns: readonly Column<PageScores>[] = [
  { heading: 'Template', cell: ({ template }) => templateTitles[template] },
  { heading: 'visitor', cell: ({ visitor }) => visitor },
  figure('slower', ({ slowdown }) => slowdown),
  figure('script ms', ({ scriptTime }) => scriptTime, 0),
  figure('performance', ({ performance }) => performance),
  figure('without scripts', ({ withoutScripts }) => withoutScripts.performance),
  figure('lost', ({ performance, withoutScripts }) => difference(withoutScripts.performance, performance)),
  figure('blocking ms', ({ blockingTime }) => blockingTime, 0),
  figure('without scripts', ({ withoutScripts }) => withoutScripts.blockingTime, 0),
  figure(
    'added',
    ({ blockingTime, withoutScripts }) => difference(blockingTime, withoutScripts.blockingTime),
    0,
  ),
  figure('accessibility', ({ accessibility }) => accessibility),
  figure('best practices', ({ bestPractices }) => bestPractices),
  figure('SEO', ({ seo }) => seo),
  figure('CLS', ({ cumulativeLayoutShift }) => cumulativeLayoutShift, 3),
  { heading: 'mark', cell: ({ exceeded }) => markOf(exceeded) },
  { heading: 'page', cell: ({ path }) => path },
  { heading: 'failed audits', cell: ({ failedAudits }) => failedAudits.join(', ') },
];
