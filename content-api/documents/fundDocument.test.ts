import { renderFundDocument } from './fundDocument';
import { documentLabels } from './labels';
import { exampleFundDocument as example } from './testing/exampleFundDocument';
import { pageCount, pdfText } from './testing/pdfText';

const TYPES = [
  'KIID',
  'PROSPECTUS',
  'SUBSCRIPTION',
  'MONTHLY_REPORT',
  'RETAIL_MONTHLY_REPORT',
  'ESG_MONTHLY_REPORT',
  'ANNUAL_REPORT',
  'SHAREHOLDERS_LETTER',
];
const LOCALES = ['fr', 'en', 'it'] as const;

test('a document is a tagged PDF with its title, its author and its language', async () => {
  const pdf = await renderFundDocument(example);
  const source = pdf.toString('utf8');
  expect(source.startsWith('%PDF-1.7')).toBe(true);
  expect(source).toContain('>Meridane Emerging Equity – I USD – Rapport mensuel</rdf:li>');
  expect(source).toContain('<rdf:li>Meridane Asset Management</rdf:li>');
  expect(source).toContain('/Lang (fr)');
  expect(source).toContain('/Marked true');
  expect(source).toContain('(D:20261030100000Z)');
});

test('the same input gives the same bytes', async () => {
  const first = await renderFundDocument(example);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await renderFundDocument(example)).equals(first)).toBe(true);
});

test('accents, guillemets, the euro sign and no-break spaces are set', async () => {
  const text = pdfText(await renderFundDocument(example));
  expect(text).toContain('«\u00a0comprendre avant d’acheter\u00a0»');
  expect(text).toContain('12\u00a0000\u00a0€');
  expect(text).toContain('412,3\u00a0M€');
  expect(text).toContain('–1,20\u00a0%');
});

test.each(LOCALES.flatMap((locale) => TYPES.map((code) => [locale, code] as const)))(
  '%s %s has one or two pages and says that it is a sample',
  async (locale, code) => {
    const pdf = await renderFundDocument({ ...example, locale, documentType: { code, title: 'Document' } });
    expect(pageCount(pdf)).toBeGreaterThanOrEqual(1);
    expect(pageCount(pdf)).toBeLessThanOrEqual(2);
    expect(pdfText(pdf)).toContain(documentLabels[locale].sampleMark);
  },
);

test('a document of a share under one year shows no performance', async () => {
  const share = example.share && { ...example.share, performances: [], notice: 'Part de moins d’un an.' };
  const text = pdfText(await renderFundDocument({ ...example, share }));
  expect(text).toContain('Part de moins d’un an.');
  expect(text).not.toContain(documentLabels.fr.performance.warning);
  expect(text).not.toContain('+6,42');
});

test('a document with little to say is still set', async () => {
  const fund = {
    ...example.fund,
    description: null,
    riskLevel: null,
    sfdrArticle: null,
    benchmark: null,
    recommendedYears: null,
    aumDisplay: null,
    aumDate: null,
    labels: [],
  };
  const pdf = await renderFundDocument({ ...example, date: null, fund, share: null, portfolio: null });
  expect(pageCount(pdf)).toBe(1);
});

test('a list longer than a page is carried over', async () => {
  const topLines = Array.from({ length: 90 }, (_, index) => ({
    title: `Ligne ${index + 1}`,
    value: '1,0\u00a0%',
  }));
  const portfolio = example.portfolio && { ...example.portfolio, topLines };
  const pdf = await renderFundDocument({ ...example, portfolio });
  expect(pageCount(pdf)).toBeGreaterThan(2);
  expect(pdfText(pdf)).toContain('Ligne 90');
});
