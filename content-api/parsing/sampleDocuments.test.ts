import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { type Content, type ContentLocale, contentLocales, type DocumentTypeCode } from './content';
import { readContent } from './readContent';

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
    Buffer.from(shown.replace(/[^<]*<([\da-f]*)>[^<]*/g, '$1'), 'hex').toString('latin1'),
  );
  // The apostrophe is the only character of the notices that Latin-1 lacks.
  return lines.join(' ').replaceAll('\u0092', '’').replace(/\s+/g, ' ');
}

function noticesIn({ pages }: Content, locale: ContentLocale): string[] {
  const page = pages.find((each) => each.code === 'disclaimers' && each.locale === locale);
  const texts = page?.components.flatMap((component) => component.texts) ?? [];
  return texts
    .filter(({ code }) => ['marketing-label', 'investor-rights'].includes(code))
    .map(({ content }) => content.trim().replace(/\s+/g, ' '));
}

test('sample reports and letters carry the marketing label in their language, documents that the law asks for do not', async () => {
  const folder = path.join(__dirname, '../content');
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
