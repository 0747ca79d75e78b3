import { answerFetch } from '../../testing/disclaimerFixtures';
import { timeOf } from './chartGeometry';
import { fetchNavs, parseNavHistory } from './fetchNavs';

const answer = (isin: string) =>
  JSON.stringify({
    shares: [
      {
        isin,
        name: 'I',
        currency: 'EUR',
        valuationFrequency: 'DAILY',
        navs: [
          { date: '2026-11-19', nav: 100 },
          { date: '2026-11-20', nav: 101 },
        ],
      },
    ],
  });

const pathOf = (isin: string) => `/e/fr/funds/meridane-asia/navs?isin=${isin}&v=a1`;
const still = () => new AbortController().signal;

test('a share is asked for once', async () => {
  const fetched = answerFetch({ body: answer('A') }, { body: answer('B') });
  const [first, again] = [
    await fetchNavs(pathOf('A'), 'A', still()),
    await fetchNavs(pathOf('A'), 'A', still()),
  ];
  expect(again).toBe(first);
  expect((await fetchNavs(pathOf('B'), 'B', still())).isin).toBe('B');
  expect(fetched.mock.calls.map(([address]) => address as string)).toEqual([pathOf('A'), pathOf('B')]);
});

test('an invalid answer is not cached', async () => {
  answerFetch({ status: 503, body: '{}' }, { body: '{"shares":[]}' }, { body: answer('C') });
  await expect(fetchNavs(pathOf('C'), 'C', still())).rejects.toThrow(`${pathOf('C')} answered 503`);
  await expect(fetchNavs(pathOf('C'), 'C', still())).rejects.toThrow('C is not in the answer');
  await expect(fetchNavs(pathOf('C'), 'C', still())).resolves.toMatchObject({ isin: 'C' });
});

test('an aborted request sends nothing more', async () => {
  const asked: AbortSignal[] = [];
  window.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      const signal = init?.signal;
      if (!signal) throw new Error('A request without a signal');
      asked.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const controller = new AbortController();
  const request = fetchNavs(pathOf('D'), 'D', controller.signal);
  controller.abort();
  await expect(request).rejects.toThrow(/abort/);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  await expect(fetchNavs(pathOf('D'), 'D', controller.signal)).rejects.toThrow(/abort/);
  expect(asked).toHaveLength(1);
});

const isin = 'FR00TEST00I1';

const navs = [
  { date: '2026-11-17', nav: 100, benchmark: 200 },
  { date: '2026-11-18', nav: 101.5, benchmark: null },
  { date: '2026-11-20', nav: 99, benchmark: 210 },
];

function answerOf(rows: readonly unknown[], changes: object = {}): unknown {
  return {
    fund: 'Asia',
    locale: 'fr',
    shares: [{ isin, name: 'I', currency: 'EUR', valuationFrequency: 'WEEKLY', navs: rows, ...changes }],
  };
}

test('days, NAVs and the levels of the benchmark on the days that it has', () => {
  expect(parseNavHistory(answerOf(navs), isin)).toEqual({
    isin,
    name: 'I',
    currency: 'EUR',
    frequency: 'WEEKLY',
    times: ['2026-11-17', '2026-11-18', '2026-11-20'].map(timeOf),
    values: [100, 101.5, 99],
    benchmark: { frequency: 'WEEKLY', times: ['2026-11-17', '2026-11-20'].map(timeOf), values: [200, 210] },
  });
});

test('a day to come has no NAV, whatever is answered', () => {
  jest.useFakeTimers({ now: timeOf('2026-11-18') });
  expect(parseNavHistory(answerOf(navs), isin).values).toEqual([100, 101.5]);
  jest.useRealTimers();
});

test('NAVs of before a split or a distribution are the adjusted ones', () => {
  const rows = [{ date: '2026-11-16', nav: 1000, adjusted: 100 }, ...navs];
  expect(parseNavHistory(answerOf(rows), isin).values).toEqual([100, 100, 101.5, 99]);
});

test.each([
  ['has none', navs.map(({ date, nav }) => ({ date, nav }))],
  ['has no value', navs.map((row) => ({ ...row, benchmark: null }))],
])('no benchmark where the share %s', (_, rows) => {
  expect(parseNavHistory(answerOf(rows), isin).benchmark).toBeNull();
});

const [first, second] = navs;
const withSecond = (changes: object) => answerOf([first, { ...second, ...changes }]);

test.each([
  ['a text', 'oops', 'Invalid type: Expected Object but received "oops"'],
  ['no list of shares', {}, 'shares: Invalid key'],
  ['another share', answerOf(navs, { isin: 'FR00OTHER001' }), `${isin} is not in the answer`],
  ['no name', answerOf(navs, { name: '' }), 'shares.0.name: Invalid length'],
  ['no currency', answerOf(navs, { currency: undefined }), 'shares.0.currency: Invalid type'],
  ['no NAV', answerOf([]), 'navs is not a list of two or more'],
  ['one single NAV', answerOf([first]), 'navs is not a list of two or more'],
  ['a row that is none', answerOf([first, 'x']), 'navs[1].date is not a day'],
  ['another day format', withSecond({ date: '18/11/2026' }), 'navs[1].date is not a day'],
  ['a day that does not exist', withSecond({ date: '2026-13-40' }), 'navs[1].date is not a day'],
  ['a day twice', answerOf([first, first]), 'navs[1].date is not a day after the one before'],
  ['days that fall', answerOf([second, first]), 'navs[1].date is not a day after the one before'],
  [
    'another frequency',
    answerOf(navs, { valuationFrequency: 'YEARLY' }),
    'shares.0.valuationFrequency: Invalid type',
  ],
  ['a NAV of zero', withSecond({ nav: 0 }), 'navs[1].nav is not above zero'],
  ['a NAV below zero', withSecond({ nav: -3 }), 'navs[1].nav is not above zero'],
  ['a NAV as text', withSecond({ nav: '101' }), 'navs[1].nav is not above zero'],
  ['a benchmark of zero', withSecond({ benchmark: 0 }), 'navs[1].benchmark is not above zero'],
])('%s is refused', (_, answer, message) => {
  expect(() => parseNavHistory(answer, isin)).toThrow(`NAV history: ${message}`);
});
