import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../src/i18n/locales';
import { expect, test } from './fixtures';
import { expectedTables, shareLabel, shownTables } from './site/figureTables';
import { figuresOfNavs, isYoung } from './site/figuresOfNavs';
import { readShareFiles, type ShareFiles } from './site/navFiles';
import { publishedFigures, tracesIn, tracesOf } from './site/performanceTraces';

/*
 * The figures that the pages show are those that the NAV files give, by arithmetic of our own: nothing here comes from the
 * content API or from the site's code, but the names of rows, which are the dictionaries'.
 */

const shareFiles = readShareFiles();

function filesOf(isin: string): ShareFiles {
  const files = shareFiles.get(isin);
  if (!files) throw new Error(`The content has no share ${isin}`);
  return files;
}

for (const locale of locales) {
  test(
    `every figure in ${locale} is what the NAV files give`,
    { tag: '@desktop' },
    async ({ request, content }) => {
      const label = (name: string) => shareLabel(name, locale);
      const shares = content[locale].funds.flatMap((fund) =>
        fund.shares.map(({ isin, path: address }) => ({ address, fundAddress: fund.path, ...filesOf(isin) })),
      );
      const grown = shares.filter((share) => !isYoung(share));
      const shownAt = async (address: string) =>
        shownTables(await (await request.get(address)).text(), locale);
      expect(grown.length).toBeGreaterThan(0);
      expect(grown.length).toBeLessThan(shares.length);

      for (const share of shares) {
        const expected = isYoung(share)
          ? {}
          : { [label(share.name)]: expectedTables(figuresOfNavs(share.days), locale) };
        expect.soft(await shownAt(share.address), share.address).toEqual(expected);
      }
      for (const fundAddress of new Set(shares.map((share) => share.fundAddress))) {
        const ofFund = grown.filter((share) => share.fundAddress === fundAddress);
        const shown = await shownAt(fundAddress);
        const expected = ofFund
          .filter(({ name }) => label(name) in shown)
          .map(({ name, days }) => [label(name), expectedTables(figuresOfNavs(days), locale)]);
        expect.soft(shown, fundAddress).toEqual(Object.fromEntries(expected));
        expect.soft(Object.keys(shown).length > 0, `${fundAddress} shows figures`).toBe(ofFund.length > 0);
      }
    },
  );
}

/** What a build writes that is text. */
const textEnds = /\.(?:html|json|js|mjs|map|txt|xml|svg|css|csv|webmanifest)$|\/_\w+$/;

function textFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry: Dirent) => entry.isFile())
    .map((entry: Dirent) => path.join(entry.parentPath, entry.name))
    .filter((file) => textEnds.test(file));
}

test(
  'no file of the build holds a performance of a share under one year',
  { tag: '@desktop' },
  async ({ request }) => {
    test.setTimeout(120_000);
    const folder = path.resolve('public');
    const home = await (await request.get('/fr')).text();
    expect(
      readFileSync(path.join(folder, 'fr/index.html'), 'utf8'),
      'the site served is the one searched',
    ).toBe(home);
    const priced = [...shareFiles.values()].filter(({ days }) => days.length > 0);
    const young = priced.filter(isYoung);
    const traces = tracesOf(young, publishedFigures(priced.filter((share) => !isYoung(share))));
    expect(young.length).toBeGreaterThan(0);
    expect(traces.exact.size).toBeGreaterThan(10 * young.length);
    expect(traces.levels.size).toBeGreaterThan(0);

    const files = textFiles(folder);
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => {
      const traced = tracesIn(readFileSync(file, 'utf8'), traces);
      return traced.length > 0 ? [`${path.relative(folder, file)}: ${traced.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  },
);
