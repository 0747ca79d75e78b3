import { isComplete, type LighthouseScores, medianOf, medianScores, readScores } from './lighthouseScores';

const perfect: LighthouseScores = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  cumulativeLayoutShift: 0,
  failedAudits: [],
};

it('finds medians', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  expect(medianOf([null, 1, 2])).toBeNull();
  expect(medianOf([])).toBeNull();
});

it('tells results with a gap', () => {
  expect(isComplete(perfect)).toBe(true);
  expect(isComplete({ ...perfect, performance: null })).toBe(false);
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
    },
  });
  expect(scores).toEqual({
    performance: 97,
    accessibility: 90,
    bestPractices: 100,
    seo: null,
    cumulativeLayoutShift: 0.004,
    failedAudits: ['color-contrast'],
  });
});

it('judges the medians and names what failed in any run', () => {
  const runs = [
    perfect,
    { ...perfect, performance: 80, accessibility: 96, failedAudits: ['label'] },
    { ...perfect, accessibility: 96, failedAudits: ['label'] },
  ];
  expect(medianScores(runs)).toEqual({
    ...perfect,
    accessibility: 96,
    failedAudits: ['label'],
    exceeded: ['accessibility'],
  });
});
