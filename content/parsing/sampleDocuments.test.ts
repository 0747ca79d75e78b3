import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { publishedPerformance } from '../../content-api/performance/publishedPerformance';
import type { Content } from './content';
import { type ContentLocale, contentLocales } from '../contentLocales';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import { readContent } from './readContent';

/** Types of documents that advertise a fund: no law asks for them, so they carry the marketing label. */
const marketing: readonly DocumentTypeCode[] = [
  'MONTHLY_REPORT',
  'RETAIL_MONTHLY_REPORT',
  'ESG_MONTHLY_REPORT',
  'SHAREHOLDERS_LETTER',
];

const folder = path.join(__dirname, '../sample');

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
  const content = await readContent(folder);
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
  const { funds } = await readContent(folder);
  let compared = 0;
  for (const fund of funds) {
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
