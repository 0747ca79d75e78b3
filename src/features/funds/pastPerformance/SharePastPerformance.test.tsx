import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { locales } from '../../../i18n/locales';
import { absent } from '../../../i18n/absent';
import { pastPerformancePageOf, rangePage } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { SharePastPerformance } from './SharePastPerformance';
import type { PastPerformancePageView } from './pastPerformanceViews';

function renderView(changes: Partial<PastPerformancePageView> = {}, locale?: (typeof locales)[number]) {
  return renderPage(
    <SharePastPerformance
      {...pastPerformancePageOf(changes)}
      rangePage={rangePage}
      source="<p>Source : Meridane.</p>"
    />,
    { locale },
  );
}

test('a KID can link to each of the two parts, which are named', () => {
  const { t } = renderView();
  const part = (title: string) => screen.getByRole('region', { name: title });
  expect(part(t('pastPerformance:pastPerformance'))).toHaveAttribute('id', 'past-performance');
  expect(part(t('pastPerformance:scenarios'))).toHaveAttribute('id', 'scenarios');
  expect(screen.getByText('Meridane Asia, Part I, FR00TEST00I1')).toBeVisible();
});

test('years are in a table, with a dash for a year without data', () => {
  const { t } = renderView();
  const rows = within(screen.getByRole('table', { name: t('funds:calendarYears') })).getAllByRole('row');
  expect(rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['2025', expect.stringMatching(/^\+7,0 %/), '+8,0 %'],
    ['2024', expect.stringMatching(/^−1,2 %/), absent],
    ['2023', absent, absent],
    ['2022', absent, absent],
    ['2021', absent, absent],
  ]);
});

test.each([
  ['fr', 'des 2 dernières années par rapport à sa valeur de référence'],
  ['en', 'over the last 2 years against its benchmark'],
  ['it', 'negli ultimi 2 anni rispetto al suo parametro di riferimento'],
] as const)('the statements of annex VIII stand there, in %s', (locale, chart) => {
  const { t } = renderView({}, locale);
  const part = screen.getByRole('region', { name: t('pastPerformance:pastPerformance') });
  expect(part).toHaveTextContent(t('pastPerformance:warningWithBenchmark'));
  expect(within(part).getByRole('strong')).toHaveTextContent(chart);
  expect(part).toHaveTextContent(t('pastPerformance:charges'));
  expect(part).toHaveTextContent('3 novembre 2014');
  expect(part).toHaveTextContent('Composite émergent, dividendes réinvestis');
  expect(part).toHaveTextContent('Source : Meridane.');
  expect(within(part).getByRole('link', { name: t('chart:source.file') })).toBeVisible();
});

test('without a benchmark none is named, and of another currency than the euro it is told', () => {
  const { share } = pastPerformancePageOf();
  const { t } = renderView({ benchmark: null, share: { ...share, currency: 'USD' } });
  expect(screen.getByText(t('pastPerformance:warning'))).toBeVisible();
  expect(screen.getByText(t('pastPerformance:chart', { count: 2 }))).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).not.toContain(
    t('funds:characteristic.benchmark'),
  );
  expect(screen.getByText(t('funds:currencyRisk', { currency: 'USD' }))).toBeVisible();
});

test('without a whole year it says so, and shows no chart', () => {
  const pastPerformance = { yearCount: 0, years: [], bars: null, sources: {} };
  const { container, t } = renderView({ pastPerformance });
  expect(screen.getByText(t('pastPerformance:noYear'))).toBeVisible();
  expect(container.querySelector('figure')).toBeNull();
  expect(screen.queryByRole('table', { name: t('funds:calendarYears') })).not.toBeInTheDocument();
});

test.each(locales)('the scenarios of the latest month have the words of annex V, in %s', (locale) => {
  const { t } = renderView({}, locale);
  const name = t('pastPerformance:caption', { month: 'octobre 2026', investment: '10 000 EUR' });
  const cells = within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells.slice(0, 4)).toEqual([
    [
      t('pastPerformance:scenario'),
      t('pastPerformance:exit', { count: 1 }),
      t('pastPerformance:exit', { count: 5 }),
    ],
    [t('pastPerformance:code.STRESS')],
    [t('pastPerformance:amount'), '4 300 EUR', '3 540 EUR'],
    [t('pastPerformance:averageReturn'), '−57,0 %', '−18,8 %'],
  ]);
  for (const statement of [
    t('pastPerformance:uncertain'),
    t('pastPerformance:illustrations', { years: 10 }),
    t('pastPerformance:noMinimum'),
    t('pastPerformance:costs'),
    t('pastPerformance:stress'),
  ])
    expect(screen.getByText(statement)).toBeVisible();
});

test('scenarios over a longer holding period draw on five years more than it', () => {
  const [latest] = pastPerformancePageOf().scenarios;
  const { t } = renderView({ scenarios: [{ ...latest!, holdingYears: 7 }] });
  expect(screen.getByText(t('pastPerformance:illustrations', { years: 12 }))).toBeVisible();
});

test('earlier months open to their table', async () => {
  const { t, user } = renderView();
  expect(screen.getByRole('heading', { name: t('pastPerformance:earlier') })).toBeVisible();
  const name = t('pastPerformance:caption', { month: 'septembre 2026', investment: '10 000 EUR' });
  const table = screen.getByRole('table', { name });
  expect(table).not.toBeVisible();
  await user.click(screen.getByText('septembre 2026'));
  expect(table).toBeVisible();
});

test('without scenarios there is only the past performance', () => {
  const { t } = renderView({ scenarios: [] });
  expect(screen.queryByRole('region', { name: t('pastPerformance:scenarios') })).not.toBeInTheDocument();
});

test('profiles that may not see the share are led to the range', () => {
  const { share } = pastPerformancePageOf();
  const { t } = renderView({ share: { ...share, visibleTo: ['INSTIT', 'PRO'] } });
  const notice = screen.getByText(t('funds:notOffered.text'));
  expect(audienceOf(notice)).toBe('RETAIL');
  const figures = screen.getByRole('region', { name: t('pastPerformance:scenarios') });
  expect(audienceOf(figures)).toBe('INSTIT PRO');
});
