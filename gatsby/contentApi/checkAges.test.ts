import {
  categoryRow,
  fundRow,
  localeContent,
  periodRow,
  type ShareRow,
  shareRow,
} from '../testing/contentRows';
import { ageProblems, checkAges } from './checkAges';

const computedSince = (startDate: string) => ({
  performances: [periodRow({ code: 'inception', startDate, share: 4, benchmark: null })],
  calendarYears: [],
  discretePeriods: [],
  riskFigures: [],
});

/** Said to be a year old, with a last NAV of 19 November 2026. */
const problemsOf = (changes: Partial<ShareRow>) => {
  const shares = [shareRow({ lessThanOneYear: false, ...changes })];
  return ageProblems(
    localeContent('en', { categories: [categoryRow({ funds: [fundRow({ code: 'asia', shares })] })] }),
  );
};

test.each([
  ['a share of a year', { inceptionDate: '2025-11-19' }],
  ['a share that says that it is younger', { inceptionDate: '2026-03-02', lessThanOneYear: true }],
  ['a share with NAVs of a year', { inceptionDate: '2025-11-01', computedData: computedSince('2025-11-19') }],
])('nothing is wrong with %s', (_what, changes) => {
  expect(problemsOf(changes)).toEqual([]);
});

test.each([
  ['a day short of its first anniversary', { inceptionDate: '2025-11-20' }],
  [
    'whose NAVs are a day short of a year',
    { inceptionDate: '2025-11-01', computedData: computedSince('2025-11-20') },
  ],
  ['without a price', { lastPrice: null }],
])('a share %s is named, and stops the build', (_what, changes) => {
  expect(problemsOf(changes)).toEqual([
    expect.stringContaining('Fund "asia", share "ZZ-I": lessThanOneYear is false'),
  ]);
  const shares = [shareRow({ lessThanOneYear: false, ...changes })];
  const content = localeContent('en', {
    categories: [categoryRow({ funds: [fundRow({ code: 'asia', shares })] })],
  });
  expect(() => checkAges([content], 'http://api.test/graphql')).toThrow(
    'shares are not as old as they are said to be',
  );
});
