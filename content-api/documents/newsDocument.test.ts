import { type NewsDocumentInput, renderNewsDocument } from './newsDocument';
import { pageCount, pdfText } from './testing/pdfText';

const input: NewsDocumentInput = {
  locale: 'it',
  companyTitle: 'Meridane Asset Management',
  title: 'Perché i bilanci contano <ancora> & sempre',
  date: '2026-11-01',
  summary: 'La crescita vale quando diventa liquidità.',
  paragraphs: ['Primo paragrafo.', 'Secondo paragrafo.'],
};

test('a news item is set with its title, its day, its summary and its paragraphs', async () => {
  const pdf = await renderNewsDocument(input);
  const text = pdfText(pdf);
  expect(pdf.toString('latin1').startsWith('%PDF-1.7')).toBe(true);
  expect(pageCount(pdf)).toBe(1);
  for (const part of [
    input.title,
    '1 novembre 2026',
    'liquidità',
    'Primo paragrafo.',
    'Secondo paragrafo.',
  ]) {
    expect(text).toContain(part);
  }
});

test('the metadata stay well-formed XML whatever the title', async () => {
  const source = (await renderNewsDocument(input)).toString('utf8');
  expect(source).toContain('/Lang (it)');
  expect(source).toContain('>Perché i bilanci contano ‹ancora› ＆ sempre</rdf:li>');
});

test('the same input gives the same bytes, and a long text more pages', async () => {
  const long = {
    ...input,
    summary: null,
    paragraphs: Array.from({ length: 60 }, () => 'Frase. '.repeat(40)),
  };
  const first = await renderNewsDocument(long);
  expect((await renderNewsDocument(long)).equals(first)).toBe(true);
  expect(pageCount(first)).toBeGreaterThan(2);
});
