import { fetchNavs, parseNavs } from './fetchNavs';

const answerOf = (navs: unknown) => ({ fund: 'F', locale: 'fr', shares: [{ isin: 'ZZI', navs }] });

describe('parseNavs', () => {
  test('takes the days in order, and the last price of a day that comes twice', () => {
    const navs = [
      { date: '2024-01-03', nav: 2, benchmark: null },
      { date: '2024-01-02', nav: 1, benchmark: 5 },
      { date: '2024-01-03', nav: 3 },
    ];
    expect(parseNavs(answerOf(navs), 'ZZI')).toEqual([
      { date: '2024-01-02', nav: 1 },
      { date: '2024-01-03', nav: 3 },
    ]);
    expect(parseNavs(answerOf([]), 'ZZI')).toEqual([]);
  });

  test.each([
    ['no object', null],
    ['no shares', {}],
    ['shares that are no list', { shares: 'ZZI' }],
    ['another share', { shares: [{ isin: 'ZZR', navs: [] }] }],
    ['no list of values', answerOf(null)],
    ['a value that is no object', answerOf([7])],
    ['no date', answerOf([{ nav: 1 }])],
    ['a date that is none', answerOf([{ date: '2024-13-01', nav: 1 }])],
    ['a value of zero', answerOf([{ date: '2024-01-02', nav: 0 }])],
    ['a negative value', answerOf([{ date: '2024-01-02', nav: -1 }])],
    ['a value that is a text', answerOf([{ date: '2024-01-02', nav: '1' }])],
  ])('refuses %s', (_case, answer) => {
    expect(() => parseNavs(answer, 'ZZI')).toThrow(/history/);
  });
});

describe('fetchNavs', () => {
  const { signal } = new AbortController();
  const answering = (status: number, body: unknown) => {
    const request = jest.fn(async () => ({ status, json: async () => body }) as Response);
    globalThis.fetch = request;
    return request;
  };

  test('asks for one share, once', async () => {
    const request = answering(200, answerOf([{ date: '2024-01-02', nav: 1 }]));
    await fetchNavs('/e/fr/funds/asked-once/navs', 'ZZI', signal);
    const again = await fetchNavs('/e/fr/funds/asked-once/navs', 'ZZI', signal);
    expect(again).toEqual([{ date: '2024-01-02', nav: 1 }]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith('/e/fr/funds/asked-once/navs?isin=ZZI', expect.anything());
  });

  test('asks again after a failure', async () => {
    answering(503, {});
    await expect(fetchNavs('/e/fr/funds/failing/navs', 'ZZI', signal)).rejects.toThrow('503');
    answering(200, answerOf([]));
    await expect(fetchNavs('/e/fr/funds/failing/navs', 'ZZI', signal)).resolves.toEqual([]);
  });
});
