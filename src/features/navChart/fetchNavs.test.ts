import { answerFetch } from '../../testing/disclaimerFixtures';
import { fetchNavs } from './fetchNavs';

const answer = (isin: string) =>
  JSON.stringify({
    shares: [
      {
        isin,
        name: 'I',
        currency: 'EUR',
        navs: [
          { date: '2026-11-19', nav: 100 },
          { date: '2026-11-20', nav: 101 },
        ],
      },
    ],
  });

const path = '/e/fr/funds/meridane-asia/navs';
const still = () => new AbortController().signal;

test('a share is asked for once', async () => {
  const fetched = answerFetch({ body: answer('A') }, { body: answer('B') });
  const [first, again] = [await fetchNavs(path, 'A', still()), await fetchNavs(path, 'A', still())];
  expect(again).toBe(first);
  expect((await fetchNavs(path, 'B', still())).isin).toBe('B');
  expect(fetched.mock.calls.map(([address]) => address as string)).toEqual([
    `${path}?isin=A`,
    `${path}?isin=B`,
  ]);
});

test('an answer that is wrong is not kept', async () => {
  answerFetch({ status: 503, body: '{}' }, { body: '{"shares":[]}' }, { body: answer('C') });
  await expect(fetchNavs(path, 'C', still())).rejects.toThrow(`${path}?isin=C answered 503`);
  await expect(fetchNavs(path, 'C', still())).rejects.toThrow('C is not in the answer');
  await expect(fetchNavs(path, 'C', still())).resolves.toMatchObject({ isin: 'C' });
});

test('a request that is called off asks nothing more of the network', async () => {
  const asked: AbortSignal[] = [];
  window.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      const signal = init?.signal;
      if (!signal) throw new Error('A request without a signal');
      asked.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const controller = new AbortController();
  const request = fetchNavs(path, 'D', controller.signal);
  controller.abort();
  await expect(request).rejects.toThrow(/abort/);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  await expect(fetchNavs(path, 'D', controller.signal)).rejects.toThrow(/abort/);
  expect(asked).toHaveLength(1);
});
