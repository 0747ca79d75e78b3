import { type BarName, exceededBars } from './bars';

/** The category's name in Lighthouse by ours. */
export const lighthouseCategories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

type Category = keyof typeof lighthouseCategories;

const categories = Object.keys(lighthouseCategories) as readonly Category[];

/** What is read of Lighthouse's result, https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
export interface LighthouseResult {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

/** Scores from 0 to 100; `null` where Lighthouse could not tell. */
export type LighthouseScores = Record<Category | 'cumulativeLayoutShift', number | null> & {
  /** Identifiers of the audits that cost points, other than those of performance. */
  failedAudits: string[];
};

export type MedianScores = LighthouseScores & { exceeded: BarName[] };

function scoreOf(result: LighthouseResult, category: Category): number | null {
  const score = result.categories[lighthouseCategories[category]]?.score ?? null;
  return score === null ? null : Math.round(score * 100);
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
    cumulativeLayoutShift: result.audits['cumulative-layout-shift']?.numericValue ?? null,
    failedAudits: failedAuditsOf(result),
  };
}

/** Whether Lighthouse could tell every score. */
export function isComplete(scores: LighthouseScores): boolean {
  return [...categories, 'cumulativeLayoutShift' as const].every((name) => scores[name] !== null);
}

/** The mean of the middle two for an even count; `null` when a value is missing or there is none. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const lower = known[Math.ceil(known.length / 2) - 1];
  const upper = known[Math.floor(known.length / 2)];
  if (known.length < values.length || lower === undefined || upper === undefined) return null;
  return (lower + upper) / 2;
}

export function medianScores(runs: readonly LighthouseScores[]): MedianScores {
  const median = (name: Category | 'cumulativeLayoutShift') => medianOf(runs.map((run) => run[name]));
  const scores = {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    cumulativeLayoutShift: median('cumulativeLayoutShift'),
  };
  const failedAudits = [...new Set(runs.flatMap((run) => run.failedAudits))].sort();
  return { ...scores, failedAudits, exceeded: exceededBars(scores) };
}
