import { disclosureProblem } from './sustainabilitySections';

const article8 = [
  'SUMMARY',
  'NO_SUSTAINABLE_OBJECTIVE',
  'CHARACTERISTICS',
  'STRATEGY',
  'PROPORTION',
  'CHARACTERISTICS_MONITORING',
  'CHARACTERISTICS_METHODOLOGIES',
  'DATA',
  'LIMITATIONS',
  'DUE_DILIGENCE',
  'ENGAGEMENT',
];
const article9 = [
  'SUMMARY',
  'NO_SIGNIFICANT_HARM',
  'OBJECTIVE',
  'STRATEGY',
  'PROPORTION',
  'OBJECTIVE_MONITORING',
  'OBJECTIVE_METHODOLOGIES',
  'DATA',
  'LIMITATIONS',
  'DUE_DILIGENCE',
  'ENGAGEMENT',
  'ATTAINMENT',
];

test('the sections of the fund’s article in their order are right; that of a designated index may be missing', () => {
  expect(disclosureProblem(8, article8)).toBeUndefined();
  expect(disclosureProblem(8, [...article8, 'BENCHMARK'])).toBeUndefined();
  expect(disclosureProblem(9, article9)).toBeUndefined();
});

test.each([6, null, undefined])('a fund of neither article has no disclosure (%s)', (article) => {
  expect(disclosureProblem(article, null)).toBeUndefined();
  expect(disclosureProblem(article, [])?.expected).toMatch(/^expected no disclosure.*: remove it/);
});

test.each([8, 9])('a fund of article %i has one', (article) => {
  expect(disclosureProblem(article, null)?.expected).toMatch(
    new RegExp(`^expected a disclosure \\(SFDR, article 10\\).*of a fund of article ${article}: add it`),
  );
});

test.each([
  [
    'missing',
    9,
    article9.toSpliced(4, 1),
    4,
    /^expected the section PROPORTION here, as article 37 .*: add it$/,
  ],
  ['missing at the end', 9, article9.slice(0, -1), 11, /^expected the section ATTAINMENT here.*: add it$/],
  [
    'of the other article',
    8,
    article8.with(1, 'NO_SIGNIFICANT_HARM'),
    1,
    /got NO_SIGNIFICANT_HARM: remove it$/,
  ],
  ['further', 8, [...article8, 'BENCHMARK', 'ATTAINMENT'], 12, /got ATTAINMENT: remove it$/],
  ['twice there', 8, [...article8, 'SUMMARY'], 11, /each once, got SUMMARY: remove it$/],
  [
    'in another place',
    8,
    article8.with(3, 'PROPORTION').with(4, 'STRATEGY'),
    3,
    /^expected the section STRATEGY here, as article 24 .*, got PROPORTION: put it in its place$/,
  ],
])('a section that is %s is named with its place', (_what, article, codes, index, expected) => {
  expect(disclosureProblem(article, codes)).toEqual({ index, expected: expect.stringMatching(expected) });
});
