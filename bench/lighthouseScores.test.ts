import {
  allScores,
  comparedScores,
  isComplete,
  judgeScores,
  type LighthouseScores,
  medianOf,
  medianScores,
  readScores,
} from './lighthouseScores';

const perfect: LighthouseScores = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  cumulativeLayoutShift: 0,
  blockingTime: 0,
  scriptTime: 0,
  failedAudits: [],
};

it('finds medians', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  expect(medianOf([null, 1, 2])).toBeNull();
  expect(medianOf([])).toBeNull();
});

it('tells results with a gap', () => {
  expect(isComplete(perfect, allScores)).toBe(true);
  expect(isComplete({ ...perfect, performance: null }, allScores)).toBe(false);
  expect(isComplete({ ...perfect, seo: null }, comparedScores)).toBe(true);
});

it('reads scores and the audits that cost points', () => {
  const scores = readScores({
    categories: {
      performance: { score: 0.97, auditRefs: [{ id: 'first-contentful-paint', weight: 10 }] },
      accessibility: {
        score: 0.9,
        auditRefs: [
          { id: 'color-contrast', weight: 7 },
          { id: 'label', weight: 7 },
          { id: 'video-caption', weight: 10 },
        ],
      },
      'best-practices': { score: 1, auditRefs: [{ id: 'js-libraries', weight: 0 }] },
      seo: { score: null, auditRefs: [] },
    },
    audits: {
      'first-contentful-paint': { score: 0.9, numericValue: 1700 },
      'color-contrast': { score: 0 },
      label: { score: 1 },
      'video-caption': { score: null },
      'js-libraries': { score: 0 },
      'cumulative-layout-shift': { score: 1, numericValue: 0.004 },
      'total-blocking-time': { score: 0.9, numericValue: 81.5 },
      'mainthread-work-breakdown': {
        score: 1,
        details: {
          items: [
            { group: 'styleLayout', duration: 300 },
            { group: 'scriptEvaluation', duration: 120.5 },
            { group: 'scriptParseCompile', duration: 10 },
          ],
        },
      },
    },
  });
  expect(scores).toEqual({
    performance: 97,
    accessibility: 90,
    bestPractices: 100,
    seo: null,
    cumulativeLayoutShift: 0.004,
    blockingTime: 81.5,
    scriptTime: 130.5,
    failedAudits: ['color-contrast'],
  });
});

it('takes the median of each score and names what failed in any run', () => {
  const runs = [
    perfect,
    { ...perfect, performance: 80, accessibility: 96, failedAudits: ['label'] },
    { ...perfect, accessibility: 96, failedAudits: ['label'] },
  ];
  expect(medianScores(runs)).toEqual({ ...perfect, accessibility: 96, failedAudits: ['label'] });
});

it('says that the script time is not known', () => {
  expect(readScores({ categories: {}, audits: {} }).scriptTime).toBeNull();
});

const known = { visitor: 'known', slowdown: 4 } as const;
const first = { visitor: 'first', slowdown: 4 } as const;

it.each([
  [{}, { performance: 100, blockingTime: 0 }, known, []],
  [
    { performance: 97, blockingTime: 130, scriptTime: 200 },
    { performance: 98, blockingTime: 100 },
    known,
    [],
  ],
  [{ performance: 97 }, { performance: 99, blockingTime: 0 }, known, ['performanceLostToScripts']],
  [{ blockingTime: 131 }, { performance: 100, blockingTime: 100 }, known, ['blockingTimeOfScripts']],
  [{ scriptTime: 201 }, { performance: 100, blockingTime: 0 }, known, ['scriptTime']],
  [{ blockingTime: 200, scriptTime: 500 }, { performance: 100, blockingTime: 100 }, first, []],
  [{ blockingTime: 201 }, { performance: 100, blockingTime: 100 }, first, ['blockingTimeOfFirstVisit']],
  [{ scriptTime: 501 }, { performance: 100, blockingTime: 0 }, first, ['scriptTimeOfFirstVisit']],
  [{ blockingTime: 900 }, { performance: 100, blockingTime: 0 }, { ...known, slowdown: 10 }, []],
  [{ seo: 99 }, { performance: 100, blockingTime: 0 }, known, ['seo']],
  [{}, { performance: null, blockingTime: 0 }, known, ['performanceLostToScripts']],
])('judges %j beside %j without scripts, %j', (own, withoutScripts, of, exceeded) => {
  expect(judgeScores({ ...perfect, ...own }, withoutScripts, of)).toEqual(exceeded);
});
