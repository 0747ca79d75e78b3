import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { publishedPerformance } from '../../content-api/performance/publishedPerformance';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import { type ContentLocale, contentLocales } from '../contentLocales';
import { type FactSource, sourcesOf } from '../facts/fact';
import { kidContradictions } from '../facts/kidContradictions';
import type { KidFacts } from '../facts/readKid';
import { kidOf } from '../files/documentFacts';
import { localised } from '../testing/localised';
import type { Content } from './content';
import { readContent } from './readContent';

const folder = path.join(__dirname, '../sample');

let content: Content;
beforeAll(async () => {
  content = await readContent(folder);
});

const componentsIn = (locale: ContentLocale) =>
  content.pages.find((page) => page.code === 'esg-sri-approach' && page.locale === locale)?.components ?? [];

/** Numbers written in digits, sorted by size: word order differs between languages. */
function numbersIn(texts: readonly { code: string; content: string }[]): number[] {
  return texts
    .filter(({ code }) => !code.endsWith('.url'))
    .flatMap(({ content }) => content.replaceAll(/href="[^"]*"/g, '').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => Number(number.replace(',', '.')))
    .toSorted((a, b) => a - b);
}

it.each(['en', 'it'] as const)(
  'the ESG page in %s has the blocks and figures of the French one',
  (locale) => {
    const french = componentsIn('fr');
    expect(french.length).toBeGreaterThan(0);
    expect(componentsIn(locale).map(({ code, kind, texts }) => [code, kind, numbersIn(texts)])).toEqual(
      french.map(({ code, kind, texts }) => [code, kind, numbersIn(texts)]),
    );
  },
);

/** Figures that end the section of proportions: each share of net assets, the last of which is cash. */
function sharesIn(html: string): number[] {
  const [, dated = ''] = /(?:Au|As at|Al) 30 (?:octobre|October|ottobre) 2026([^]*)/.exec(html) ?? [];
  const shares = dated.replace(/\([^)]*\)|(?:dont|including|di cui)[^;]*;/g, ';');
  return Array.from(shares.matchAll(/\d+[.,]\d/g), ([figure]) => Number(figure.replace(',', '.')));
}

test('what a fund of the sample content says it holds is its portfolio', () => {
  const { funds } = content;
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

test('the key figure of the fund of article 9 is all but cash', () => {
  const { funds } = content;
  const [fund] = funds.filter(({ sfdrArticle }) => sfdrArticle === 9);
  const cash = fund?.portfolio?.geographic.find((weight) => weight.code === 'CASH')?.value ?? 0;
  const figure = fund?.customData.find(({ code }) => code === 'SUSTAINABLE_SHARE');
  for (const locale of contentLocales) {
    const [share = ''] = /^[\d.,]+/.exec(figure?.value[locale] ?? '') ?? [];
    expect(Number(share.replace(',', '.'))).toBeCloseTo(100 - cash, 5);
  }
});

/** Types of documents that advertise a fund: no law asks for them, so they carry the marketing label. */
const marketing: readonly DocumentTypeCode[] = [
  'MONTHLY_REPORT',
  'RETAIL_MONTHLY_REPORT',
  'ESG_MONTHLY_REPORT',
  'SHAREHOLDERS_LETTER',
];

/** Text of a PDF as PDFKit writes it in standard fonts (Windows-1252), with one space between words. */
function textOf(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const pages = Array.from(
    source.matchAll(/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g),
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  const lines = Array.from(pages.join('\n').matchAll(/\[([^\]]*)\] TJ/g), ([, shown = '']) =>
    // Decoded at once, Windows-1252 is Latin-1 in Node 20.
    new TextDecoder('windows-1252').decode(
      Buffer.from(shown.replace(/[^<]*<([\da-f]*)>[^<]*/g, '$1'), 'hex'),
      {
        stream: true,
      },
    ),
  );
  return lines.join(' ').replace(/\s+/g, ' ');
}

function noticesIn({ pages }: Content, locale: ContentLocale): string[] {
  const page = pages.find((each) => each.code === 'disclaimers' && each.locale === locale);
  const texts = page?.components.flatMap((component) => component.texts) ?? [];
  return texts
    .filter(({ code }) => ['marketing-label', 'investor-rights'].includes(code))
    .map(({ content }) => content.trim().replace(/\s+/g, ' '));
}

test('sample reports and letters carry the marketing label in their language, documents that the law asks for do not', async () => {
  const documents = content.funds.flatMap((fund) =>
    [fund, ...fund.shares].flatMap((owner) => owner.documents),
  );
  for (const locale of contentLocales) {
    const notices = noticesIn(content, locale);
    expect(notices).toHaveLength(2);
    for (const { type, files, editions } of documents) {
      for (const file of [files, ...editions.map((edition) => edition.files)].map((each) => each[locale])) {
        const text = file ? textOf(await readFile(path.join(folder, file.path))) : '';
        expect([file?.path, notices.filter((notice) => text.includes(notice))]).toEqual([
          file?.path,
          marketing.includes(type) ? notices : [],
        ]);
      }
    }
  }
});

/** As the reports write it, but for the space before the sign of percent: a loss has a dash. */
function percent(value: number, locale: ContentLocale): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    signDisplay: 'always',
  });
  return format
    .format(value / 100)
    .replace('-', '–')
    .replace(/\s/g, '');
}

test('sample reports show the figures of the site at their day', async () => {
  let compared = 0;
  for (const fund of content.funds) {
    for (const share of fund.shares) {
      for (const { type, date, files } of share.documents) {
        const isReport = type === 'MONTHLY_REPORT' || type === 'RETAIL_MONTHLY_REPORT';
        if (!isReport || date === null) continue;
        const navs = share.navs.filter((nav) => nav.date <= date);
        const figures = publishedPerformance(fund, { ...share, navs })?.performances ?? [];
        for (const locale of contentLocales) {
          const file = files[locale];
          const text = file ? textOf(await readFile(path.join(folder, file.path))) : '';
          const missing = figures.flatMap(({ code, share: ofShare, benchmark }) => {
            if (ofShare === null) return [];
            const row = [ofShare, benchmark ?? 0].map((value) => percent(value, locale)).join(' ');
            compared += 1;
            return text.replaceAll(' %', '%').includes(row) ? [] : [`${code} ${row}`];
          });
          expect([file?.path, missing]).toEqual([file?.path, []]);
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(800);
});

const compared: readonly DocumentTypeCode[] = ['KIID', 'MONTHLY_REPORT', 'RETAIL_MONTHLY_REPORT'];

interface Read {
  of: FactSource;
  type: DocumentTypeCode;
  date: string | null;
  locale: ContentLocale;
  path: string;
  said: KidFacts;
}

/** Key information documents and factsheets of the sample, without earlier editions. */
async function readAll(): Promise<Read[]> {
  const read: Read[] = [];
  for (const of of sourcesOf(content)) {
    for (const { type, date, files } of of.share.documents) {
      for (const locale of contentLocales) {
        const file = files[locale];
        if (!file || !compared.includes(type)) continue;
        const said = await kidOf(await readFile(path.join(folder, file.path)), locale);
        if (!said?.hasText) throw new Error(`no text in ${file.path}`);
        read.push({ of, type, date, locale, path: file.path, said });
      }
    }
  }
  return read;
}

let all: Read[];
beforeAll(async () => {
  all = await readAll();
});

test('sample key information documents and factsheets say their facts in each language', () => {
  expect(all.length).toBeGreaterThan(160);
  for (const { path: file, type, said } of all) {
    const { costs } = said;
    const facts = [said.isins.length, said.riskIndicator, said.holdingPeriod, said.day];
    const fees = [costs.entry, costs.exit, costs.management, costs.performanceRate ?? costs.performance];
    const missing = [...facts, ...(type === 'MONTHLY_REPORT' ? [] : fees)].filter(
      (each) => each === undefined,
    );
    expect([file, missing]).toEqual([file, []]);
  }
});

test('they say what the content has', () => {
  const found = all.flatMap(({ path: file, said, of, date, locale }) =>
    kidContradictions(said, of, { date, locale }).map((each) => ({ file, ...each })),
  );
  expect(found).toEqual([]);
});

test('each fact of the content that a document says otherwise is named with its place', () => {
  const read = all.find(({ type, locale }) => type === 'KIID' && locale === 'fr');
  if (!read) throw new Error('expected a document');
  const { of, said } = read;
  const fund = {
    ...of.fund,
    riskLevel: 6,
    minRecommendedInvestmentDuration: 8,
    title: localised('Autre', '', ''),
  };
  const fees = { ...of.share.fees, subscription: 4.004, redemption: 0.004, management: 0.5 };
  const share = { ...of.share, isin: 'ZZ0000000000', riskLevel: null, fees };
  const found = kidContradictions(said, { ...of, fund, share }, { date: '2020-01-01', locale: 'fr' });
  expect(found.map(({ expected, written }) => [expected, written])).toEqual([
    ['Autre', 'funds/<fund>/fund.yaml: title'],
    ['ZZ0000000000', 'funds/<fund>/shares/<ISIN>.yaml: isin'],
    ['6', 'funds/<fund>/shares/<ISIN>.yaml: riskLevel, else funds/<fund>/fund.yaml: riskLevel'],
    ['8', 'funds/<fund>/fund.yaml: minRecommendedInvestmentDuration'],
    ['4.004%', 'funds/<fund>/shares/<ISIN>.yaml: fees.subscription'],
    ['0.5%', 'funds/<fund>/shares/<ISIN>.yaml: fees.management'],
    ['2020-01-01', 'funds/<fund>/shares/<ISIN>.yaml: documents'],
  ]);
});
