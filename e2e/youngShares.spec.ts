import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../content/parsing/readContent';
import type { NavPoint } from '../figures/adjustedNavs';
import { calendarYears, periodReturns } from '../content-api/performance/periodReturns';
import { ageOf } from '../content-api/performance/publishedPerformance';
import { riskFigures } from '../content-api/performance/riskFigures';
import { testReleases } from '../scripts/testSite';
import { locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';

/** Every figure that a build could publish of a share: percentages and ratios, also unrounded, and the last level of its curve. */
function valuesOf(navs: readonly NavPoint[]): number[] {
  const series = { navs, frequency: 'DAILY' } as const;
  const rows = [...periodReturns(series), ...calendarYears(series), ...riskFigures(series)];
  const inception = periodReturns(series).find(({ code }) => code === 'inception');
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
    const { funds } = await readContent(path.resolve('content/sample'));
    const shares = funds.flatMap((fund) => fund.shares).filter(({ navs }) => navs.length > 0);
    const wanted = shares.filter((candidate) => ageOf(candidate).lessThanOneYear === isYoung);
    // Found elsewhere these would prove nothing.
    const legitimate = new Set(
      [
        ...shares.flatMap(({ navs }) => navs.flatMap(({ nav, benchmark }) => [nav, benchmark ?? nav])),
        ...(isYoung
          ? shares.filter((each) => !ageOf(each).lessThanOneYear).flatMap(({ navs }) => valuesOf(navs))
          : []),
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
      expect(tracesIn(html, older).length).toBeGreaterThan(100);
    }
    const pages = builtFiles('fr/funds', /shares.*index\.html$/);
    const percents = pages.flatMap((page) => tracesIn(readBuilt(page).replaceAll('<!-- -->', ''), older));
    expect(percents.filter((written) => written.includes('%')).length).toBeGreaterThan(100);
    expect(percents.filter((written) => !written.includes('%')).length).toBeGreaterThan(10);
  });
});
