import path from 'node:path';
import { contentLocales } from '../contentLocales';
import { readContent } from './readContent';

/** Figures that end the section of proportions: each share of net assets, the last of which is cash. */
function sharesIn(html: string): number[] {
  const [, dated = ''] = /(?:Au|As at|Al) 30 (?:octobre|October|ottobre) 2026([^]*)/.exec(html) ?? [];
  const shares = dated.replace(/\([^)]*\)|(?:dont|including|di cui)[^;]*;/g, ';');
  return Array.from(shares.matchAll(/\d+[.,]\d/g), ([figure]) => Number(figure.replace(',', '.')));
}

test('what a fund of the sample content says it holds is its portfolio', async () => {
  const { funds } = await readContent(path.join(__dirname, '../sample'));
  const invested = funds.filter(({ sustainability, portfolio }) => sustainability && portfolio);
  expect(invested.map(({ sfdrArticle }) => sfdrArticle)).toContain(9);
  for (const { code, sustainability, portfolio } of invested) {
    const section = sustainability?.sections.find((each) => each.code === 'PROPORTION');
    const cash = portfolio?.geographic.find((weight) => weight.code === 'CASH')?.value;
    for (const locale of contentLocales) {
      const shares = sharesIn(section?.body[locale] ?? '');
      expect([code, locale, shares.at(-1)]).toEqual([code, locale, cash]);
      expect([code, locale, shares.reduce((sum, share) => sum + share, 0)]).toEqual([
        code,
        locale,
        expect.closeTo(100, 5),
      ]);
    }
  }
});

test('the key figure of the fund of article 9 is all but cash', async () => {
  const { funds } = await readContent(path.join(__dirname, '../sample'));
  const [fund] = funds.filter(({ sfdrArticle }) => sfdrArticle === 9);
  const cash = fund?.portfolio?.geographic.find((weight) => weight.code === 'CASH')?.value ?? 0;
  const figure = fund?.customData.find(({ code }) => code === 'SUSTAINABLE_SHARE');
  for (const locale of contentLocales) {
    const [share = ''] = /^[\d.,]+/.exec(figure?.value[locale] ?? '') ?? [];
    expect(Number(share.replace(',', '.'))).toBeCloseTo(100 - cash, 5);
  }
});
