import { type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { builtFiles, builtIslandData, builtPage, readBuilt } from './site/builtFiles';
import {
  expectedTables,
  shareLabel,
  shownTables,
  writtenDay,
  writtenNumber,
  writtenPerformance,
} from './site/writtenFigures';
import { isYoung, shareFigures } from './site/figuresOfNavs';
import { insides, plainHtml, textOf } from './site/html';
import { readShareFiles, type ShareFiles } from './site/navFiles';
import { chartLinesIn, publishedFigures, tracesIn, tracesOf } from './site/performanceTraces';
import {
  expectedData,
  figuresOf,
  figuresSaid,
  type MainShare,
  mainShares,
  publishedShares,
  sharesIn,
} from './site/shareData';
import { cardFacts, entryFacts, entryFactsIn, overviewFacts, shareFactsIn } from './site/shareFacts';
import { findIn, type LocaleContent } from './site/siteContent';

/*
 * The figures on the pages must match the NAV files, recalculated independently: nothing here comes from the
 * content API or from the site's code, except page addresses and the figures' names in the dictionaries.
 * These tests read the built files.
 */

const files = [...readShareFiles().values()];
const published = publishedShares(files);
const isins = published.map(({ isin }) => isin).sort();
const priced = files.filter(({ days }) => days.length > 0);

test(
  'the files that are read here are the site that is served',
  { tag: '@desktop' },
  async ({ request, content }) => {
    const paths = locales.flatMap((locale) => [
      pagePath('index', locale),
      ...content[locale].funds.map(({ path }) => path),
    ]);
    for (const path of paths) {
      const served = await (await request.get(path)).text();
      expect(builtPage(path) === served, path).toBe(true);
    }
  },
);

type Page = { path: string; shares: MainShare[] };

/** Every fund page with the shares it covers. */
function fundPagesOf({ funds }: LocaleContent): Page[] {
  return funds.map(({ path, shares }) => {
    const [{ isin } = { isin: '' }] = shares;
    const { fund } = findIn(published, `share ${isin}`, (share) => share.isin === isin);
    return { path, shares: mainShares(fund, published) };
  });
}

function sharePagesOf({ funds }: LocaleContent): Page[] {
  return funds.flatMap(({ shares }) =>
    shares.map(({ isin, path }) => {
      const share = findIn(published, `share ${isin}`, (candidate) => candidate.isin === isin);
      return { path, shares: [{ share, seenBy: share.visibleTo }] };
    }),
  );
}

function tablesOf(shares: readonly MainShare[], locale: Locale) {
  const grown = shares.map(({ share }) => share).filter((share) => !isYoung(share));
  return Object.fromEntries(
    grown.map(({ name, days }) => [shareLabel(name, locale), expectedTables(shareFigures(days), locale)]),
  );
}

/** The HTML of one tab's panel. */
function tabIn(html: string, tab: string): string {
  const start = html.indexOf(`<section id="${tab}"`);
  return html.slice(start, html.indexOf('</section>', start));
}

/** What the performances of a tab open to: NAVs without currency, the calculation without its result. */
function sourcesIn(html: string) {
  return insides(plainHtml(html), 'details').flatMap((details) => {
    const [figure] = insides(details, 'summary').map(textOf);
    const [start = '', end = '', calculation = ''] = insides(details, 'dd').map(textOf);
    if (!calculation.includes('÷')) return [];
    const days = insides(details, 'dt').map(textOf).slice(0, 2);
    const navs = [start, end].map((nav) => nav.replace(/[A-Z\s]/g, ''));
    const ends = days.map((day, index) => ({ day: day.replace(/^\D+/, ''), nav: navs[index] }));
    return [{ figure, ends, calculation: calculation.split(' = ')[0] ?? '' }];
  });
}

/** Percent. As a reader would compute `b ÷ a − 1` or `(b ÷ a) … x ÷ y − 1` from what is written. */
function resultOf(calculation: string, locale: Locale): number {
  const [thousands, decimal] = locale === 'en' ? [',', '.'] : ['.', ','];
  const [b = NaN, a = NaN, x = 1, y = 1] = [...calculation.replace(/−\s1/, '').matchAll(/\d[\d.,]*/g)].map(
    ([number]) => Number(number.replaceAll(thousands, '').replace(decimal, '.')),
  );
  return 100 * ((b / a) ** (x / y) - 1);
}

for (const locale of locales) {
  test.describe(`in ${locale}`, { tag: '@desktop' }, () => {
    test('every active share of the content has its page, and no other', ({ content }) => {
      const shown = content[locale].funds.flatMap(({ shares }) => shares.map(({ isin }) => isin));
      expect(shown.sort()).toEqual(isins);
      const young = published.filter(isYoung);
      expect(young.length).toBeGreaterThan(0);
      expect(young.length).toBeLessThan(published.length);
      expect(files.some(({ isActive }) => !isActive)).toBe(true);
    });

    test('every figure of a fund or share is what the NAV files give', ({ content }) => {
      for (const { path, shares } of [...fundPagesOf(content[locale]), ...sharePagesOf(content[locale])]) {
        const html = builtPage(path);
        expect.soft(shownTables(html, locale), path).toEqual(tablesOf(shares, locale));
        const overview = shares.map((share) => overviewFacts(share, locale));
        expect.soft(shareFactsIn(tabIn(html, 'overview'), locale), path).toEqual(overview);
      }
    });

    test('every performance opens to NAVs of the files, which give it', ({ content }) => {
      for (const { path, shares } of sharePagesOf(content[locale])) {
        const [{ share } = { share: undefined }] = shares;
        if (!share || isYoung(share)) continue;
        const sources = sourcesIn(tabIn(builtPage(path), 'performances'));
        const { periods, years, discrete } = shareFigures(share.days);
        const figures = [...Object.values(periods), ...years.map(({ pair }) => pair)];
        const published = [...figures, ...discrete.map(({ pair }) => pair)].filter(([own]) => own !== null);
        expect.soft(sources, path).toHaveLength(published.length);
        const navs = new Map(
          share.days.map(({ day, nav }) => [writtenDay(day, locale), writtenNumber(nav, locale)]),
        );
        for (const { figure, ends, calculation } of sources) {
          for (const { day, nav } of ends) expect.soft(nav, `${path}: ${day}`).toBe(navs.get(day));
          expect.soft(writtenPerformance(resultOf(calculation, locale), locale), path).toBe(figure);
          expect.soft(calculation, path).toContain(`${ends[1]?.nav} ÷ ${ends[0]?.nav}`);
        }
      }
    });

    test('every figure of the cards is what the NAV files give', ({ content }) => {
      const funds = fundPagesOf(content[locale]);
      for (const code of ['index', 'funds-range', 'esg-sri-approach'] as const) {
        const cards = insides(builtPage(pagePath(code, locale)), 'article').flatMap((card) => {
          const fund = funds.find(({ path }) => card.includes(`href="${path}"`));
          return fund ? [{ card, fund }] : [];
        });
        for (const { card, fund } of cards) {
          const [facts, expected]: [unknown, unknown] =
            code === 'index'
              ? [entryFactsIn(card), fund.shares.map((share) => entryFacts(share, locale))]
              : [shareFactsIn(card, locale), fund.shares.map((share) => cardFacts(share, locale))];
          expect.soft(facts, `${code}: ${fund.path}`).toEqual(expected);
        }
        const shown = cards.map(({ fund }) => fund.path).sort();
        if (code === 'funds-range') expect(shown).toEqual(funds.map(({ path }) => path).sort());
        expect(shown.length).toBeGreaterThan(0);
      }
    });

    test('every figure of the islands’ data is what the NAV files give', () => {
      const comparison = pagePath('compare', locale);
      const islands = builtIslandData(`/${locale}`);
      for (const [path, data] of islands) {
        for (const shown of sharesIn(data)) {
          const share = findIn(published, `share ${shown.isin}`, ({ isin }) => isin === shown.isin);
          const expected = expectedData(share, locale);
          // The comparison has the headline figures among the performances.
          if (path === comparison) expected.figures = [];
          const told = figuresOf(shown, expected);
          expect.soft(told, `${path}: ${shown.isin}`).toEqual(figuresOf(expected, told));
        }
      }
      const compared = sharesIn(islands.get(comparison));
      expect(compared.map(({ isin }) => isin).sort()).toEqual(isins);
      for (const share of compared) {
        expect(Object.keys(share)).toEqual(
          expect.arrayContaining(['price', 'performances', 'calendarYears', 'riskFigures']),
        );
      }
      const drawn = [...islands.values()].flatMap(sharesIn).filter((share) => 'curve' in share);
      const grown = published.filter((share) => !isYoung(share)).map(({ isin }) => isin);
      expect([...new Set(drawn.map(({ isin }) => isin))].sort()).toEqual(grown.sort());
    });
  });
}

test.describe('a share under one year', { tag: '@desktop' }, () => {
  const isUnderOneYear = ({ isin }: { isin: string }) =>
    published.some((share) => share.isin === isin && isYoung(share));

  /** The figures that must not appear for these shares, without those that another share publishes legitimately. */
  const tracesOnly = (shares: readonly ShareFiles[]) =>
    tracesOf(shares, publishedFigures(priced.filter((share) => !isYoung(share) && !shares.includes(share))));

  // Text files of the build.
  const isText = (file: string) =>
    /\.(?:html|json|js|mjs|map|txt|xml|svg|css|csv|webmanifest)$|\/_\w+$/.test(file);

  test('has no performance in any file of the build', () => {
    test.setTimeout(120_000);
    const young = priced.filter(isYoung);
    const traces = tracesOnly(young);
    expect(young.length).toBeGreaterThan(0);
    expect(traces.exact.size).toBeGreaterThan(10 * young.length);
    expect(traces.levels.size).toBeGreaterThan(0);
    expect(traces.ratios.size).toBeGreaterThan(0);

    const texts = builtFiles('.', isText);
    expect(texts.length).toBeGreaterThan(500);
    const found = texts.flatMap((file) => {
      const traced = tracesIn(readBuilt(file), traces);
      return traced.length > 0 ? [`${file}: ${traced.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('has empty figures and no curve in the data of every island', () => {
    const said = [...builtIslandData('.')].flatMap(([path, data]) =>
      sharesIn(data).map((share) => ({ path, isin: share.isin, figures: figuresSaid(share) })),
    );
    expect([...new Set(said.map(({ isin }) => isin))].sort()).toEqual(isins);
    const withFigures = said.filter(({ figures }) => figures.length > 0);
    expect(withFigures.length).toBeGreaterThan(0);
    expect(withFigures.filter(isUnderOneYear)).toEqual([]);
  });

  test('has no chart on its page', ({ content }) => {
    for (const locale of locales) {
      const pages = [...sharePagesOf(content[locale]), ...fundPagesOf(content[locale])];
      const charts = pages.map(({ path }) => ({ path, hasChart: chartLinesIn(builtPage(path)) > 0 }));
      const expected = pages.map(({ path, shares }) => ({
        path,
        hasChart: shares.some(({ share }) => !isYoung(share)),
      }));
      expect(charts).toEqual(expected);
    }
  });

  test('would be found: a share that is older is found on its own page and in the comparison', ({
    content,
  }) => {
    for (const locale of locales) {
      const comparison = pagePath('compare', locale);
      const compared = JSON.stringify(builtIslandData(comparison).get(comparison));
      const forms = { figures: 0, ratios: 0, levels: 0 };
      for (const { path, shares } of sharePagesOf(content[locale])) {
        const [{ share } = { share: undefined }] = shares;
        if (!share || isYoung(share)) continue;
        const traces = tracesOnly([share]);
        const percentagesIn = (text: string) =>
          tracesIn(text, traces).filter((written) => written.includes('%')).length;
        expect(percentagesIn(builtPage(path)), path).toBeGreaterThan(10);
        expect(percentagesIn(compared), path).toBeGreaterThan(5);
        const cells = insides(tabIn(builtPage(path), 'performances'), 'td').map((cell) => `<td>${cell}</td>`);
        const inTables = cells.flatMap((cell) => tracesIn(cell, traces));
        forms.figures += inTables.filter((written) => written.includes('%')).length;
        forms.ratios += inTables.filter((written) => !written.includes('%')).length;
        forms.levels += tracesIn(tabIn(builtPage(path), 'overview'), traces).filter(
          (written) => !written.includes('%'),
        ).length;
      }
      for (const count of Object.values(forms)) expect(count).toBeGreaterThan(published.length / 4);
    }
  });
});
