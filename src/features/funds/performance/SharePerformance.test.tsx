import { screen, within } from '@testing-library/react';
import { comesBefore } from '../../../testing/comesBefore';
import { navsPathOf, notices, shareOf, youngShareOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { absent } from '../../../i18n/absent';
import type { Locale } from '../../../i18n/locales';
import type { ShareView } from '../shareViews';
import { SharePerformance } from './SharePerformance';

const render = (share: ShareView = shareOf(), locale?: Locale) =>
  renderPage(<SharePerformance share={share} notices={notices} />, {
    locale,
  });

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

/** The figures, without what they open to. */
const row = (name: string) =>
  cellsOf(name).map((cell) => (cell.querySelector('summary') ?? cell).textContent);

test('the warning stands before every table', () => {
  const { t } = render();
  const warning = screen.getByText(t('funds:pastPerformance'));
  const tables = screen.getAllByRole('table');
  expect(tables).toHaveLength(4);
  expect(tables.every((table) => comesBefore(warning, table))).toBe(true);
});

test('tables are named, and compare the share with its benchmark', () => {
  const { t } = render();
  const cumulative = screen.getByRole('table', { name: t('funds:cumulative', { date: '19 novembre 2026' }) });
  expect(
    within(cumulative)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([t('funds:periodHeading'), t('funds:share', { share: 'I' }), t('funds:benchmarkShort')]);
  expect(row(t('funds:period.ytd'))).toEqual(['+4,20 %', '+3,10 %']);
  expect(row(t('funds:period.10y'))).toEqual([absent, absent]);
});

describe('currency of the figures (delegated regulation (EU) 2017/565, article 44)', () => {
  const notes = () =>
    screen
      .getAllByRole('table')
      .map((table) => table.nextElementSibling ?? table.parentElement!.nextElementSibling);

  test.each([
    ['fr', /dans la devise de la part \(USD\)/, 'cumulées sauf mention contraire'],
    ['en', /in the currency of the share class \(USD\)/, 'cumulative unless stated otherwise'],
    ['it', /nella valuta della classe \(USD\)/, 'cumulati salvo diversa indicazione'],
  ] as const)('each table says which it is, in %s', (locale, currency, cumulative) => {
    render(shareOf({ currency: 'USD' }), locale);
    expect(notes()).toHaveLength(4);
    for (const note of notes()) expect(note).toHaveTextContent(currency);
    expect(notes().map((note) => note?.textContent.includes(cumulative))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['fr', 'les gains peuvent augmenter ou diminuer selon l’évolution des taux de change'],
    ['en', 'returns may increase or decrease as a result of currency fluctuations'],
    ['it', 'i rendimenti possono aumentare o diminuire per effetto delle oscillazioni del cambio'],
  ] as const)('of another one than the euro it warns before every figure, in %s', (locale, sentence) => {
    render(shareOf({ currency: 'USD' }), locale);
    const warning = screen.getByText(new RegExp(sentence));
    expect(warning).toHaveTextContent('USD');
    for (const table of screen.getAllByRole('table')) expect(comesBefore(warning, table)).toBe(true);
  });

  test('no warning for the euro', () => {
    render();
    expect(screen.queryByText(/taux de change/)).not.toBeInTheDocument();
    for (const note of notes()) expect(note).toHaveTextContent('(EUR)');
  });
});

describe('where a figure comes from', () => {
  test('each performance opens to its two NAVs, their days and the calculation', async () => {
    const { t, user } = render();
    const [cell] = cellsOf(t('funds:period.ytd'));
    const calculation = within(cell!).getByText('182,40 ÷ 175,05 − 1 = +4,20 %');
    expect(calculation).not.toBeVisible();
    await user.click(within(cell!).getByText('+4,20 %'));
    expect(calculation).toBeVisible();
    expect(
      within(cell!)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual([
      t('chart:source.navAt', { date: '31 décembre 2025' }),
      t('chart:source.navAt', { date: '19 novembre 2026' }),
      t('chart:source.calculation'),
    ]);
    expect(
      within(cell!)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['175,05 EUR', '182,40 EUR', '182,40 ÷ 175,05 −\u00a01 = +4,20 %']);
    expect(within(cellsOf('2025')[0]!).getByText('175,05 ÷ 163,60 − 1 = +7,00 %')).toBeInTheDocument();
  });

  test('an annualised performance names its exponent', () => {
    const sources = {
      creation_annu: {
        startDate: '3 novembre 2014',
        startNav: '100,00',
        endDate: '19 novembre 2026',
        endNav: '182,40',
        exponent: '365,25 ÷ 4.399',
        isAdjusted: true,
        benchmarkDays: { start: '31 octobre 2014', end: '18 novembre 2026' },
      },
    };
    const performances = [{ code: 'creation_annu' as const, share: '+5,12 %', benchmark: null }];
    render(shareOf({ sources, performances }));
    expect(screen.getByText('365,25 ÷ 4.399').parentElement).toHaveTextContent(
      '(182,40 ÷ 100,00) puissance 365,25 ÷ 4.399 − 1 = +5,12 %',
    );
  });

  test('a performance over a split says that its first NAV is adjusted, and of which days the benchmark is', () => {
    const source = {
      startDate: '3 novembre 2014',
      startNav: '10,00',
      endDate: '19 novembre 2026',
      endNav: '18,24',
      exponent: null,
      isAdjusted: true,
      benchmarkDays: { start: '31 octobre 2014', end: '18 novembre 2026' },
    };
    const performances = [{ code: 'inception' as const, share: '+82,40 %', benchmark: '+60,00 %' }];
    const { t } = render(shareOf({ sources: { inception: source }, performances }));
    expect(screen.getByText(t('chart:source.navAdjusted', { date: '3 novembre 2014' }))).toBeInTheDocument();
    expect(screen.getByText('31 octobre 2014 et 18 novembre 2026')).toBeInTheDocument();
  });

  test('a figure without a source, and the benchmark’s, do not open', () => {
    const { t } = render(shareOf({ sources: {} }));
    expect(screen.queryByText(/÷/)).not.toBeInTheDocument();
    expect(screen.queryByText(new RegExp(t('chart:source.file')))).not.toBeInTheDocument();
    expect(row(t('funds:period.ytd'))).toEqual(['+4,20 %', '+3,10 %']);
  });

  test.each(['fr', 'en', 'it'] as const)('the rules, and the file with all NAVs, in %s', (locale) => {
    const { t } = render(shareOf(), locale);
    const file = screen.getByRole('link', { name: t('chart:source.file') });
    expect(file).toHaveAttribute('href', `${navsPathOf('FR00TEST00I1')}&format=xlsx`);
    expect(file.parentElement).toHaveTextContent(/365[.,]25/);
  });
});

describe('calendar years as bars', () => {
  const bars = (container: HTMLElement) => container.querySelector('figure');

  test('follow their table, which says the same to assistive technology', () => {
    const { container, t } = render();
    const drawing = bars(container);
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(comesBefore(screen.getByRole('table', { name: t('funds:calendarYears') }), drawing!)).toBe(true);
    const legend = [t('funds:share', { share: 'I' }), t('funds:benchmarkShort'), t('chart:partYear')];
    expect(drawing!.querySelector('figcaption')).toHaveTextContent(legend.join(''));
    const paths = [...drawing!.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths).toEqual(expect.arrayContaining([shareOf().yearBars?.share, shareOf().yearBars?.benchmark]));
  });

  test('without a benchmark and without parts of years name neither', () => {
    const yearBars = { ...shareOf().yearBars!, benchmark: null, hasPartYear: false };
    const { container, t } = render(shareOf({ yearBars }));
    expect(bars(container)!.querySelector('figcaption')).toHaveTextContent(
      new RegExp(`^${t('funds:share', { share: 'I' })}$`),
    );
  });

  test('nothing is drawn of a share without a figure', () => {
    const { container } = render(shareOf({ yearBars: null }));
    expect(bars(container)).toBeNull();
  });
});

test('calendar years tell a part of a year from a whole one', () => {
  const { t } = render();
  expect(screen.getByRole('rowheader', { name: t('funds:incompleteYear', { year: 2026 }) })).toBeVisible();
  expect(row('2025')).toEqual(['+7,00 %', '+8,00 %']);
});

describe('risk figures', () => {
  const figures: ShareView['riskFigures'] = [
    { code: 'volatility', windowYears: 3, frequency: 'weekly', share: '15,00 %', benchmark: '16,00 %' },
    { code: 'volatility', windowYears: 1, frequency: 'weekly', share: '14,00 %', benchmark: '13,00 %' },
    { code: 'tracking_error', windowYears: 1, frequency: 'weekly', share: '3,00 %', benchmark: null },
  ];
  const withRisk = shareOf({ riskFigures: figures });

  test('stand by years, the share above its benchmark, with the data from which they are measured', () => {
    const { t } = render(withRisk);
    const table = screen.getByRole('table', { name: t('funds:riskFigures') });
    const rows = within(table)
      .getAllByRole('row')
      .map((line) => [...line.children].map(({ textContent }) => textContent));
    const [share, benchmark] = [t('funds:share', { share: 'I' }), t('funds:benchmarkShort')];
    expect(rows).toEqual([
      [t('funds:indicator'), t('funds:years', { count: 1 }), t('funds:years', { count: 3 })],
      [`${t('funds:risk.volatility')}, ${t('funds:frequency.weekly')}`],
      [share, '14,00 %', '15,00 %'],
      [benchmark, '13,00 %', '16,00 %'],
      [`${t('funds:risk.tracking_error')}, ${t('funds:frequency.weekly')}`],
      [share, '3,00 %', absent],
    ]);
  });

  test('are each explained once', () => {
    const { t } = render(withRisk);
    expect(screen.getByText(t('chart:riskHelp'))).toBeVisible();
    expect(screen.getAllByText(t('chart:riskMeaning.volatility'))).toHaveLength(1);
  });
});

test('periods of twelve months have their days', () => {
  const { t } = render();
  expect(screen.getByRole('table', { name: t('funds:discretePeriods') })).toBeVisible();
  const period = { start: '19 novembre 2025', end: '19 novembre 2026' };
  expect(row(t('funds:discretePeriod', period))).toEqual(['+6,10 %', '+5,00 %']);
});

test('a share without a price shows the notice alone', () => {
  const { container } = render(youngShareOf({ price: null }));
  expect(container).toHaveTextContent(/^Cette part a moins d’un an\.$/);
});

test('a share under one year shows the notice only, whatever figures it carries (AMF)', () => {
  const { container, t } = render(shareOf({ lessThanOneYear: true }));
  expect(container).toHaveTextContent(
    `${t('chart:navAt', { share: 'I', nav: '182,40 €', date: '19 novembre 2026' })}Cette part a moins d’un an.`,
  );
  expect(container).not.toHaveTextContent('%');
  expect(container.querySelector('figure')).toBeNull();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText(t('funds:pastPerformance'))).not.toBeInTheDocument();
});

test.each(['fr', 'en', 'it'] as const)('every period, indicator and frequency has a name in %s', (locale) => {
  const none = { share: null, benchmark: null };
  const periods = ['ytd', '1m', '3m', '6m', '1y', '3y', '5y', '10y', 'inception', 'creation_annu'] as const;
  const indicators = ['volatility', 'sharpe', 'tracking_error', 'max_drawdown'] as const;
  const share = youngShareOf({
    lessThanOneYear: false,
    performances: periods.map((code) => ({ code, ...none })),
    riskFigures: indicators.flatMap((code) =>
      (['weekly', 'daily'] as const).map((frequency, years) => ({
        code,
        frequency,
        windowYears: years + 1,
        ...none,
      })),
    ),
  });
  render(share, locale);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const side = 1;
  expect(new Set(names).size).toBe(periods.length + indicators.length + side);
});
