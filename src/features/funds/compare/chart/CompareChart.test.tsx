import { act, screen, waitFor } from '@testing-library/react';
import { comparedFundOf, comparedShareOf } from '../../../../testing/compareFixtures';
import { renderPage } from '../../../../testing/renderPage';
import { requestTimeoutMs } from '../../../../api/withTimeout';
import { CompareChart } from './CompareChart';
import type { Column } from '../comparedColumns';

type Days = Record<string, number>;

/** Four years; the last level is 50 % above the first. */
const rising: Days = { '2020-01-02': 50, '2024-01-04': 75 };

/** Answers with these values by ISIN; `null` is a failure. Returns the requested ISINs. */
function answerWith(histories: Record<string, Days | null>): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input) => {
    const isin = new URL(input as string, 'https://meridane.example').searchParams.get('isin') ?? '';
    asked.push(isin);
    const days = histories[isin];
    const navs = Object.entries(days ?? {}).map(([date, nav]) => ({ date, nav, benchmark: null }));
    const shares = [{ isin, name: isin, currency: 'EUR', valuationFrequency: 'DAILY', navs }];
    return { ok: Boolean(days), status: days ? 200 : 503, json: async () => ({ shares }) } as Response;
  });
  return asked;
}

let tests = 0;

beforeEach(() => {
  // Fetched NAVs are cached, so each test uses addresses of its own.
  tests += 1;
});

type Compared = Omit<Column, 'number'>;

const column = (isin: string, changes: Partial<Compared> = {}): Compared => ({
  fund: comparedFundOf({ title: 'Asia', shortTitle: 'Short' }),
  share: comparedShareOf({ isin, name: isin, navsPath: `/e/fr/funds/${tests}/navs?isin=${isin}` }),
  isYoung: false,
  figuresDate: null,
  ...changes,
});

const onRemove = jest.fn();

const chartOf = (...compared: Compared[]) => (
  <CompareChart
    columns={compared.map((each, index) => ({ ...each, number: index + 1 }))}
    onRemove={onRemove}
  />
);

const renderChart = (...compared: Compared[]) => renderPage(chartOf(...compared));

const status = () => screen.getByRole('status');
const key = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
/** What 100 became in each share; empty without a curve. */
const levels = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? '');
/** Failures are logged: returns what was logged. */
function collectErrors(): () => string {
  const report = jest.spyOn(console, 'error').mockImplementation();
  return () => report.mock.calls.flat().map(String).join('\n');
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('says that it loads, and then what 100 became in each share from the first day that all have', async () => {
  answerWith({
    A: { '2020-01-02': 50, '2021-01-04': 100, '2024-01-04': 150 },
    B: { '2021-01-04': 10, '2024-01-04': 8 },
  });
  const { t } = renderChart(column('A'), column('B'));
  expect(screen.getByRole('heading', { name: t('compare:chart.title') })).toBeVisible();
  expect(status()).toHaveTextContent(t('compare:chart.loading'));
  expect(key()).toEqual(['1. Asia, Part A', '2. Asia, Part B']);
  const summary = t('compare:chart.summary', { start: '4 janvier 2021', end: '4 janvier 2024' });
  await waitFor(() => expect(status()).toHaveTextContent(summary));
  expect(key()).toEqual(['1. Asia, Part A150,00', '2. Asia, Part B80,00']);
  expect(screen.getByText('1. Short A')).toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent(/2022.*2023.*2024/);
});

test('leaves out shares under one year, and keeps their number free', async () => {
  const asked = answerWith({ A: rising, B: rising });
  const { t } = renderChart(column('A'), column('Y', { isYoung: true }), column('B'));
  expect(screen.getByText(t('compare:chart.youngLeftOut'))).toBeVisible();
  await waitFor(() => expect(levels()).toEqual(['150,00', '', '150,00']));
  expect(screen.getByText('3. Short B')).toBeInTheDocument();
  expect(screen.queryByText('2. Short Y')).not.toBeInTheDocument();
  expect(asked).toEqual(['A', 'B']);
});

test('is the key alone where no share may show a curve', () => {
  const asked = answerWith({});
  renderChart(column('Y', { isYoung: true }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(key()).toEqual(['1. Asia, Part Y']);
  expect(asked).toEqual([]);
});

test('each share can be taken away', async () => {
  answerWith({ A: rising, B: rising });
  const { t, user } = renderChart(column('A'), column('B'));
  await user.click(screen.getByRole('button', { name: `${t('compare:remove')} Asia, Part B` }));
  expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ number: 2 }));
});

test.each([
  ['one share', 1, { A: { '2023-02-01': 10, '2024-01-04': 8 } }],
  ['two shares', 2, { A: rising, B: { '2023-02-01': 10, '2024-01-04': 8 } }],
])('draws nothing over less than a year of %s', async (_case, count, histories) => {
  answerWith(histories);
  const { t } = renderChart(...Object.keys(histories).map((isin) => column(isin)));
  await waitFor(() => expect(status()).toHaveTextContent(t('compare:chart.tooShort', { count })));
  expect(levels().join('')).toBe('');
  expect(screen.getByRole('figure')).not.toHaveTextContent('2024');
});

test('another choice takes its place, with what is known already', async () => {
  const asked = answerWith({ A: rising, B: rising });
  const { rerender } = renderChart(column('A'));
  await waitFor(() => expect(levels()).toEqual(['150,00']));
  rerender(chartOf(column('B'), column('A')));
  await waitFor(() => expect(levels()).toEqual(['150,00', '150,00']));
  expect(asked).toEqual(['A', 'B']);
});

describe('a share whose values cannot be had', () => {
  test('is named, the others are drawn; it can be asked for again', async () => {
    const errors = collectErrors();
    const histories: Record<string, Days | null> = { A: rising, B: null };
    const asked = answerWith(histories);
    const { t, user } = renderChart(column('A'), column('B'));
    await waitFor(() => expect(levels()).toEqual(['150,00', '']));
    expect(status()).toHaveTextContent(t('compare:chart.missing', { count: 1, shares: 'Asia, Part B' }));
    expect(errors()).toContain('503');

    histories.B = rising;
    await user.click(screen.getByRole('button', { name: t('compare:chart.retry') }));
    await waitFor(() => expect(levels()).toEqual(['150,00', '150,00']));
    expect(asked).toEqual(['A', 'B', 'B']);
    expect(screen.queryByRole('button', { name: t('compare:chart.retry') })).not.toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  test('is named too when it has a single one', async () => {
    collectErrors();
    answerWith({ A: rising, B: { '2024-01-04': 10 }, C: null });
    const { t } = renderChart(column('A'), column('B'), column('C'));
    await waitFor(() => expect(levels()).toEqual(['150,00', '', '']));
    const shares = 'Asia, Part B; Asia, Part C';
    expect(status()).toHaveTextContent(t('compare:chart.missing', { count: 2, shares }));
  });

  test('the other lines stay while a retry fails', async () => {
    collectErrors();
    answerWith({ A: rising, B: null });
    const { t, user } = renderChart(column('A'), column('B'));
    const retry = await screen.findByRole('button', { name: t('compare:chart.retry') });
    await user.click(retry);
    expect(levels()).toEqual(['150,00', '']);
    expect(await screen.findByRole('button', { name: t('compare:chart.retry') })).toBeVisible();
  });
});

test('without any values it says that it failed, and loads when asked to', async () => {
  collectErrors();
  const histories: Record<string, Days | null> = { A: null, B: null };
  answerWith(histories);
  const { t, user } = renderChart(column('A'), column('B'));
  await waitFor(() => expect(status()).toHaveTextContent(t('compare:chart.failed')));
  Object.assign(histories, { A: rising, B: rising });
  await user.click(screen.getByRole('button', { name: t('compare:chart.retry') }));
  await waitFor(() => expect(levels()).toEqual(['150,00', '150,00']));
});

test('waiting for values times out', async () => {
  jest.useFakeTimers();
  try {
    const errors = collectErrors();
    globalThis.fetch = jest.fn(
      (_, init) =>
        new Promise<Response>((_resolve, reject) => {
          const signal = init?.signal;
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const { t } = renderChart(column('A'));
    await act(() => jest.advanceTimersByTimeAsync(requestTimeoutMs - 1));
    expect(status()).toHaveTextContent(t('compare:chart.loading'));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(status()).toHaveTextContent(t('compare:chart.failed'));
    expect(errors()).toContain('No answer within 30 s');
  } finally {
    jest.useRealTimers();
  }
});

test('an unmounted chart reports nothing', async () => {
  const errors = collectErrors();
  const calledOff = jest.fn();
  globalThis.fetch = jest.fn(
    (_, init) =>
      new Promise<Response>((_resolve, reject) => {
        const signal = init?.signal;
        signal?.addEventListener('abort', () => {
          calledOff();
          reject(signal.reason as Error);
        });
      }),
  );
  const { unmount } = renderChart(column('A'));
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  unmount();
  await act(async () => undefined);
  expect(calledOff).toHaveBeenCalledTimes(1);
  expect(errors()).toBe('');
});
