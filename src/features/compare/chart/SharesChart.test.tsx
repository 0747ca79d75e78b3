import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import SharesChart, { type ChartedShare } from './SharesChart';

type Days = Record<string, number>;

/** Answers with these values by the share's ISIN; `null` is a failure. Addresses of each test are its own: they are kept. */
function answerWith(histories: Record<string, Days | null>) {
  globalThis.fetch = jest.fn(async (input) => {
    const isin = new URL(input as string, 'https://meridane.example').searchParams.get('isin') ?? '';
    const days = histories[isin];
    const navs = Object.entries(days ?? {}).map(([date, nav]) => ({ date, nav, benchmark: null }));
    return { status: days ? 200 : 503, json: async () => ({ shares: [{ isin, navs }] }) } as Response;
  });
}

let tests = 0;

function sharesOf(...isins: string[]): ChartedShare[] {
  tests += 1;
  return isins.map((isin) => ({ isin, name: `Fonds ${isin}`, navHistoryPath: `/e/fr/funds/${tests}/navs` }));
}

test('says what 100 became in each share from the first day that both have', async () => {
  answerWith({
    A: { '2020-01-02': 50, '2021-01-04': 100, '2024-01-04': 150 },
    B: { '2021-01-04': 10, '2024-01-04': 8 },
  });
  const { t } = renderPage(<SharesChart shares={sharesOf('A', 'B')} />);
  expect(screen.getByText(t('compare:chart.loading'))).toBeVisible();
  const summary = t('compare:chart.summary', { start: '4 janvier 2021', end: '4 janvier 2024' });
  expect(await screen.findByText(summary)).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1\. Fonds A\s*150,00$/),
    expect.stringMatching(/^2\. Fonds B\s*80,00$/),
  ]);
});

test('draws nothing over less than a year', async () => {
  answerWith({ A: { '2020-01-02': 50, '2024-01-04': 150 }, B: { '2023-02-01': 10, '2024-01-04': 8 } });
  const { t } = renderPage(<SharesChart shares={sharesOf('A', 'B')} />);
  expect(await screen.findByText(t('compare:chart.tooShort'))).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('says that it failed when one history cannot be had, and why to the console', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith({ A: { '2020-01-02': 50, '2024-01-04': 150 }, B: null });
  const { t } = renderPage(<SharesChart shares={sharesOf('A', 'B')} />);
  expect(await screen.findByText(t('compare:chart.failed'))).toBeVisible();
  expect(String(report.mock.calls[0]?.[0])).toContain('503');
  report.mockRestore();
});

test('another choice takes its place, with what is known already', async () => {
  const days = { '2020-01-02': 50, '2024-01-04': 150 };
  answerWith({ A: days, B: days });
  const shares = sharesOf('A', 'B');
  const { rerender } = renderPage(<SharesChart shares={shares.slice(0, 1)} />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  rerender(<SharesChart shares={shares} />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(globalThis.fetch).toHaveBeenCalledTimes(2);
});
