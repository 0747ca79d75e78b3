import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readContent } from '../content-api/parsing/readContent';
import type { NavPoint } from '../content-api/performance/sharePerformance';
import { calendarYears, periodReturns } from '../content-api/performance/periodReturns';
import { publishedPerformance, ageOf } from '../content-api/performance/publishedPerformance';
import { riskFigures } from '../content-api/performance/riskFigures';
import { testReleases } from '../scripts/testSite';
import { formatNumber, formatPercent, formatPerformance } from '../src/i18n/formatters';
import { type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { insides, plainHtml, textOf } from './site/html';

/*
 * Figures of the content API on the pages. content-api/performance has the tests of their calculation, gatsby/views
 * those of every other place that shows them.
 */

const pair = v.object({ share: v.nullable(v.number()), benchmark: v.nullable(v.number()) });
const share = v.object({
  url: v.string(),
  lastPrice: v.nullable(v.object({ displayValue: v.string() })),
  computedData: v.nullable(
    v.object({
      performances: v.array(pair),
      calendarYears: v.array(pair),
      discretePeriods: v.array(pair),
      riskFigures: v.array(v.object({ ...pair.entries, code: v.string(), windowYears: v.number() })),
    }),
  ),
});
const answer = v.object({
  data: v.object({
    fundCategories: v.array(v.object({ funds: v.array(v.object({ shares: v.array(share) })) })),
  }),
});

const query = `query ($locale: String!) {
  fundCategories(locale: $locale) {
    funds(locale: $locale) {
      shares(locale: $locale, activeOnly: true) {
        url
        lastPrice { displayValue }
        computedData {
          performances { share benchmark }
          calendarYears { share benchmark }
          discretePeriods { share benchmark }
          riskFigures { code windowYears share benchmark }
        }
      }
    }
  }
}`;

function partOf(html: string, tab: string): string {
  const start = html.indexOf(`<section id="${tab}"`);
  return plainHtml(html.slice(start, html.indexOf('</section>', start)));
}

/** Figures of each row of the tables, without what they open to. */
function figuresIn(part: string): string[][] {
  return insides(part, 'tbody').flatMap((body) =>
    insides(body, 'tr').map((row) =>
      insides(row, 'td').map((cell) => textOf(insides(cell, 'summary')[0] ?? cell)),
    ),
  );
}

function expectedFigures({ computedData }: v.InferOutput<typeof share>, locale: Locale): string[][] {
  if (!computedData) return [];
  const { performances, calendarYears: years, discretePeriods, riskFigures: risks } = computedData;
  const written = ({ share: own, benchmark }: v.InferOutput<typeof pair>, write: (value: number) => string) =>
    [own, benchmark].map((value) => (value === null ? '–' : write(value)));
  return [
    ...[...performances, ...discretePeriods, ...years.slice(0, 10)].map((row) =>
      written(row, (value) => formatPerformance(value, locale)),
    ),
    ...[...new Set(risks.map(({ code }) => code))].flatMap((code) => {
      const ofCode = risks.filter((row) => row.code === code).sort((a, b) => a.windowYears - b.windowYears);
      const write = (value: number | null) =>
        value === null
          ? '–'
          : code === 'sharpe'
            ? formatNumber(value, locale, { min: 2, max: 2 })
            : formatPercent(value, locale);
      const [own, benchmark] = [ofCode.map((row) => row.share), ofCode.map((row) => row.benchmark)];
      // A title, the share, and the benchmark where it has any.
      return [[], own, ...(benchmark.some((value) => value !== null) ? [benchmark] : [])].map((row) =>
        row.map(write),
      );
    }),
  ];
}

for (const locale of locales) {
  test(
    `every share page in ${locale} has the figures of the content API, and under one year none`,
    { tag: '@desktop' },
    async ({ request }) => {
      const response = await request.post('/graphql', { data: { query, variables: { locale } } });
      const { fundCategories } = v.parse(answer, await response.json()).data;
      const shares = fundCategories
        .flatMap(({ funds }) => funds)
        .filter((fund) => fund.shares.some(({ lastPrice }) => lastPrice))
        .flatMap((fund) => fund.shares);
      for (const shown of shares) {
        const html = await (await request.get(shown.url)).text();
        expect
          .soft(figuresIn(partOf(html, 'performances')), shown.url)
          .toEqual(expectedFigures(shown, locale));
        if (shown.lastPrice) expect.soft(textOf(html)).toContain(shown.lastPrice.displayValue);
        const curves = partOf(html, 'overview').match(/<path\b[^>]*\bd="M0,[\d.]+l/g) ?? [];
        expect.soft(curves.length > 0, `curve of ${shown.url}`).toBe(shown.computedData !== null);
      }
      expect(shares.filter(({ computedData }) => computedData).length).toBeGreaterThan(10);
      expect(shares.filter(({ computedData }) => !computedData).length).toBeGreaterThan(0);
    },
  );
}

/** Every figure that a build could publish of a share: percentages and ratios, also unrounded, and the last level of its curve. */
function valuesOf(navs: readonly NavPoint[]): number[] {
  const rows = [...periodReturns(navs), ...calendarYears(navs), ...riskFigures(navs)];
  const inception = periodReturns(navs).find(({ code }) => code === 'inception');
  const ends = [inception?.share, inception?.benchmark].map((value) => 100 + (value ?? NaN));
  return [...rows.flatMap(({ share: own, benchmark }) => [own ?? NaN, benchmark ?? NaN]), ...ends]
    .map(Math.abs)
    .filter((value) => value >= 0.005);
}

const decimalNumber = /(\d+)[.,](\d+)((?:[\s\u00a0\u202f]|&nbsp;|&#160;|&#xA0;|\\u00a0|\\u202f)*%)?/g;

/** Decimal numbers of a text that are one of these values: percentages and whole values of HTML or JSON, or unrounded. */
function tracesIn(text: string, { rounded, exact }: Record<'rounded' | 'exact', ReadonlySet<string>>) {
  return [...text.matchAll(decimalNumber)].flatMap(
    ({ 0: written, 1: whole, 2: decimals = '', 3: percent, index }) => {
      const around = [text[index - 1] ?? '', text[index + written.length] ?? ''];
      const isWhole = /[+−":>]/.test(around[0] ?? '') && /[,"}\]<]/.test(around[1] ?? '');
      const isTrace =
        decimals.length > 5
          ? exact.has(Number(`${whole}.${decimals}`).toFixed(5))
          : rounded.has(`${whole}.${decimals}`) && (percent ? !/[\d.,]/.test(around[0] ?? '') : isWhole);
      return isTrace ? [written] : [];
    },
  );
}

const builtSite = path.join(testReleases, 'current');

const readBuilt = (file: string) => readFileSync(path.join(builtSite, file), 'utf8');

function builtFiles(folder: string, isWanted: RegExp): string[] {
  return readdirSync(path.join(builtSite, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(builtSite, path.join(entry.parentPath, entry.name)))
    .filter((file) => isWanted.test(file));
}

test.describe('a share under one year', { tag: '@desktop' }, () => {
  async function traces(isYoung: boolean) {
    const { funds } = await readContent(path.resolve('content-api/content'));
    const shares = funds.flatMap((fund) => fund.shares).filter(({ navs }) => navs.length > 0);
    const wanted = shares.filter((candidate) => ageOf(candidate).lessThanOneYear === isYoung);
    // Found elsewhere these would prove nothing.
    const legitimate = new Set(
      [
        ...shares.flatMap(({ navs }) => navs.flatMap(({ nav, benchmark }) => [nav, benchmark ?? nav])),
        ...(isYoung ? shares.filter(publishedPerformance).flatMap(({ navs }) => valuesOf(navs)) : []),
      ].map((value) => value.toFixed(2)),
    );
    const values = wanted
      .flatMap(({ navs }) => valuesOf(navs))
      .filter((value) => !legitimate.has(value.toFixed(2)));
    return {
      rounded: new Set(values.map((value) => value.toFixed(2))),
      exact: new Set(values.flatMap((value) => [value.toFixed(5), (value / 100).toFixed(5)])),
    };
  }

  const isText = /\.(?:html|json|js|mjs|map|txt|xml|svg|css|csv|webmanifest)$|\/_\w+$/;

  test('has no performance in any file of the build', async ({ request }) => {
    test.setTimeout(120_000);
    const home = pagePath('index', 'fr');
    expect(readBuilt(`${home}/index.html`), 'the files are those served').toBe(
      await (await request.get(home)).text(),
    );
    const young = await traces(true);
    expect(young.exact.size).toBeGreaterThan(10);
    const texts = builtFiles('.', isText);
    // Each page, and what is beside them.
    const pages = JSON.parse(readBuilt('pages.json')) as unknown[];
    expect(pages.length).toBeGreaterThan(200);
    expect(texts.length).toBeGreaterThan(pages.length);
    const found = texts.flatMap((file) => {
      const traced = tracesIn(readBuilt(file), young);
      return traced.length > 0 ? [`${file}: ${traced.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('would be found: figures of older shares are, in HTML and in the data of the comparison', async () => {
    const older = await traces(false);
    for (const locale of locales) {
      const html = readBuilt(`${pagePath('compare', locale)}/index.html`);
      const [data = ''] = insides(html, 'script').filter((script) => script.includes('"performances"'));
      expect(tracesIn(data, older).length).toBeGreaterThan(100);
    }
    const pages = builtFiles('fr/funds', /shares.*index\.html$/);
    const percents = pages.flatMap((page) => tracesIn(partOf(readBuilt(page), 'performances'), older));
    expect(percents.filter((written) => written.includes('%')).length).toBeGreaterThan(100);
    expect(percents.filter((written) => !written.includes('%')).length).toBeGreaterThan(10);
  });
});
