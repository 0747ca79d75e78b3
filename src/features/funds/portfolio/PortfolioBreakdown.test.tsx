import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startLazyDrawings } from '../../../start/lazyDrawings';
import { stubIntersections } from '../../../testing/comesIntoView';
import { fundOf, notices, shareOf } from '../../../testing/fundFixtures';
import { htmlOf, renderHtml } from '../../../testing/renderPage';
import type { FundView, PortfolioView, WeightView } from '../fundViews';
import { asianMarkets, drawnCountries, portfolioMapFrames } from './portfolioMapData';
import { PortfolioTab } from './PortfolioBreakdown';

const china = { code: 'CN', title: 'Chine', display: '29,4 %', percent: 29.4 };
const brazil = { code: 'BR', title: 'Brésil', display: '7,3 %', percent: 7.3 };
const hongKong = { code: 'HK', title: 'Hong Kong', display: '3,2 %', percent: 3.2 };
const cash = { code: 'CASH', title: 'Liquidités', display: '2,4 %', percent: 2.4 };

function portfolioOf(changes: Partial<PortfolioView> = {}): PortfolioView {
  return {
    date: '30 octobre 2026',
    geographic: [hongKong, china, brazil, cash],
    sector: [{ code: 'HEALTH', title: 'Santé', display: '12,0 %', percent: 12 }],
    capitalisation: [{ code: 'LARGE', title: 'Grandes', display: '64,0 %', percent: 64 }],
    topLines: [{ code: null, title: 'Sirana Foods', display: '4,8 %', percent: 4.8 }],
    ...changes,
  };
}

function tabOf(fund: FundView) {
  return (
    <PortfolioTab fund={fund} shares={[shareOf()]} notices={notices} contactPath="/fr/contact" isSharePage />
  );
}

function drawn(): (string | null)[][] {
  return [...screen.getByRole('img').querySelectorAll('use[href]')].map((country) => [
    country.getAttribute('href'),
    country.getAttribute('data-step'),
  ]);
}

function comesIntoView(): void {
  const bringIntoView = stubIntersections();
  startLazyDrawings();
  bringIntoView();
}

function rowsOf(name: string): (string | null)[] {
  const table = screen.getByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
}

test('says on which day and shows each breakdown and the largest lines with their weights', () => {
  const { t } = renderHtml(tabOf(fundOf({ portfolio: portfolioOf() })));
  expect(screen.getByText(t('portfolio:date', { date: '30 octobre 2026' }))).toBeVisible();
  expect(rowsOf(t('portfolio:geographic'))).toEqual([
    'Hong Kong3,2 %',
    'Chine29,4 %',
    'Brésil7,3 %',
    'Liquidités2,4 %',
  ]);
  expect(rowsOf(t('portfolio:sector'))).toEqual(['Santé12,0 %']);
  expect(rowsOf(t('portfolio:capitalisation'))).toEqual(['Grandes64,0 %']);
  expect(rowsOf(t('portfolio:topLines'))).toEqual(['Sirana Foods4,8 %']);
});

test('does not say how many the largest lines are, which may be fewer than ten', () => {
  renderHtml(tabOf(fundOf({ portfolio: portfolioOf() })));
  expect(screen.getByRole('table', { name: 'Premières lignes' })).toBeVisible();
});

test('bonds are broken down by rating', () => {
  const { t } = renderHtml(tabOf(fundOf({ assetClass: 'bonds', portfolio: portfolioOf() })));
  expect(rowsOf(t('portfolio:rating'))).toEqual(['Grandes64,0 %']);
  expect(screen.queryByRole('table', { name: t('portfolio:capitalisation') })).not.toBeInTheDocument();
});

describe('the map', () => {
  it('says in words what it shows, and what its dots mean', () => {
    const { t } = renderHtml(tabOf(fundOf({ portfolio: portfolioOf() })));
    const largest = 'Chine 29,4 %, Brésil 7,3 %, Hong Kong 3,2 %';
    expect(screen.getByRole('img')).toHaveAccessibleName(t('portfolio:map', { count: 3, largest }));
    for (const text of ['largeWeight', 'middleWeight', 'smallWeight'] as const) {
      expect(screen.getByText(t(`portfolio:${text}`))).toBeVisible();
    }
  });

  it('counts the countries that it draws, and does not say that they are all', () => {
    const geographic = [
      { code: 'OTHER', title: 'Autres pays', display: '23,8 %', percent: 23.8 },
      { code: 'XZ', title: 'Pays inconnu', display: '20,0 %', percent: 20 },
      china,
      { ...china, title: 'Chine, actions H', percent: 2, display: '2,0 %' },
      brazil,
      { ...hongKong, percent: 0 },
    ];
    renderHtml(tabOf(fundOf({ portfolio: portfolioOf({ geographic }) })));
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Carte de 2 pays dans lesquels le fonds est investi. Les plus représentés : ' +
        'Chine 29,4 %, Brésil 7,3 %, Chine, actions H 2,0 %.',
    );
    comesIntoView();
    expect(drawn().map(([href]) => href)).toEqual([
      '/sprites/portfolio-map.svg#CN',
      '/sprites/portfolio-map.svg#BR',
      '/sprites/portfolio-map.svg#CN',
    ]);
  });

  it('says so where it draws one', () => {
    renderHtml(tabOf(fundOf({ portfolio: portfolioOf({ geographic: [china, cash] }) })));
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Carte d’un pays dans lequel le fonds est investi : Chine 29,4 %.',
    );
  });

  it('fetches and draws the countries when it comes into view, the smallest weight last', () => {
    renderHtml(tabOf(fundOf({ portfolio: portfolioOf() })));
    const bringIntoView = stubIntersections();
    startLazyDrawings();
    expect(drawn()).toEqual([]);
    bringIntoView();
    expect(drawn()).toEqual([
      ['/sprites/portfolio-map.svg#CN', 'large'],
      ['/sprites/portfolio-map.svg#BR', 'middle'],
      ['/sprites/portfolio-map.svg#HK', 'small'],
    ]);
  });

  it.each([
    [15, 'large'],
    [14.99, 'middle'],
    [5, 'middle'],
    [4.99, 'small'],
  ])('gives a weight of %d %% its step', (percent, step) => {
    renderHtml(tabOf(fundOf({ portfolio: portfolioOf({ geographic: [{ ...china, percent }] }) })));
    comesIntoView();
    expect(drawn()).toEqual([['/sprites/portfolio-map.svg#CN', step]]);
  });

  it('is of Asia alone for a fund that holds nothing else', () => {
    const shapeOf = (geographic: WeightView[]) => {
      const { unmount } = renderHtml(tabOf(fundOf({ portfolio: portfolioOf({ geographic }) })));
      const { aspectRatio } = screen.getByRole('img').style;
      unmount();
      return aspectRatio;
    };
    const { world, asia } = portfolioMapFrames;
    expect(shapeOf([china, hongKong, cash])).toBe(`${asia.width} / ${asia.height}`);
    expect(shapeOf([china, brazil])).toBe(`${world.width} / ${world.height}`);
  });

  it('is left out where no country is known', () => {
    renderHtml(tabOf(fundOf({ portfolio: portfolioOf({ geographic: [cash] }) })));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has a file with every market of Asia and those of the funds, and a quiet land', () => {
    const svg = readFileSync(path.join(__dirname, '../../../../static/sprites/portfolio-map.svg'), 'utf8');
    const codes = [...svg.matchAll(/<path id="([A-Z]{2})" stroke-dasharray="0 10" d="M[^"]+"/g)].map(
      ([, code]) => code,
    );
    const held = 'AE BR CI CL CO KE MA MX PE PL RO ZA'.split(' ');
    const small = 'BH CR IL JO KW LB MU QA SV UA'.split(' ');
    const missing = [...asianMarkets, ...held, ...small].filter((code) => !codes.includes(code));
    expect(missing).toEqual([]);
    expect(codes).toEqual(drawnCountries);
    expect(svg).toMatch(/<path stroke="#c9cbe3"/);
  });
});

test.each<[string, PortfolioView | null]>([
  ['no portfolio', null],
  [
    'a portfolio without a line',
    portfolioOf({ geographic: [], sector: [], capitalisation: [], topLines: [] }),
  ],
])('the company’s notice stands for %s', (_, portfolio) => {
  renderHtml(tabOf(fundOf({ portfolio })));
  expect(screen.getByText('Le portefeuille est en cours d’investissement.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a breakdown without a row is left out, and rows of one name stand beside each other', () => {
  const line = { code: null, title: 'Banco Umbral', display: '1,8 %', percent: 1.8 };
  const loan = { ...line, title: 'Emprunt', display: '−1,0 %', percent: -1 };
  const portfolio = portfolioOf({ sector: [], topLines: [line, line, loan] });
  const { t } = renderHtml(tabOf(fundOf({ portfolio })));
  expect(screen.queryByRole('table', { name: t('portfolio:sector') })).not.toBeInTheDocument();
  expect(rowsOf(t('portfolio:topLines'))).toEqual([
    'Banco Umbral1,8 %',
    'Banco Umbral1,8 %',
    'Emprunt−1,0 %',
  ]);
});

test('without scripts the map is whole; with them its countries wait until it is seen', () => {
  const html = htmlOf(tabOf(fundOf()));
  const [, withoutScripts = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(withoutScripts).toContain('<use href="/sprites/portfolio-map.svg#IN" data-step="large"');
  expect(withoutScripts).not.toContain('<style');
  expect(html.replace(withoutScripts, '')).not.toMatch(/<use[^>]* href=/);
});
