import type { FundDocumentInput } from './fundDocumentInput';
import { fundDocumentPlan } from './fundDocumentPlan';
import { documentLabels } from './labels';
import { exampleFundDocument as example } from './testing/exampleFundDocument';

const plan = (change: Partial<FundDocumentInput> & { code?: string }) => {
  const { code = example.documentType.code, ...rest } = change;
  const input = { ...example, documentType: { code, title: 'Document' }, ...rest };
  return fundDocumentPlan(input, documentLabels[input.locale]);
};
const titles = (code: string) => plan({ code }).sections.map(({ title }) => title);
const youngShare = example.share && { ...example.share, performances: [], notice: 'Moins d’un an.' };

test('a report opens with its figures and its performance', () => {
  const report = plan({});
  expect(report.keyFigures.map(({ value }) => value)).toEqual([
    example.share?.priceDisplay,
    example.fund.aumDisplay,
    '5\u00a0ans',
    '4 / 7',
  ]);
  expect(report.sections[0]?.title).toBe('Performances passées');
});

test('the performance table comes after the warnings of the page', () => {
  const { warning, currency, method } = documentLabels.fr.performance;
  const blocks = plan({}).sections[0]?.blocks.map((block) => ('text' in block ? block.text : block.kind));
  expect(blocks).toEqual([warning, currency('USD'), 'table', method]);
});

test('a share whose performance may not be shown gives the notice in its place', () => {
  expect(plan({ share: youngShare }).sections[0]?.blocks).toEqual([
    { kind: 'paragraph', text: 'Moins d’un an.' },
  ]);
});

test('a key information document speaks of risk and charges, not of past performance', () => {
  expect(titles('KIID')).toEqual(expect.arrayContaining(['Profil de risque', 'Frais']));
  expect(titles('KIID')).not.toContain('Performances passées');
});

test('a subscription form is to be filled in', () => {
  const kinds = plan({ code: 'SUBSCRIPTION' }).sections.flatMap(({ blocks }) =>
    blocks.map(({ kind }) => kind),
  );
  expect(kinds).toEqual(['fields', 'fields', 'checkboxes', 'frames']);
});

test('an ESG report says what its SFDR article means', () => {
  const [first] = plan({ code: 'ESG_MONTHLY_REPORT' }).sections;
  expect(first?.blocks[0]).toMatchObject({ text: documentLabels.fr.sustainability.byArticle[8] });
});

test('a letter names the first countries and the first line', () => {
  const [letter] = plan({ code: 'SHAREHOLDERS_LETTER' }).sections;
  const text = letter?.blocks.map((block) => (block.kind === 'paragraph' ? block.text : '')).join(' ');
  expect(text).toContain('Inde, Chine et Taïwan');
  expect(text).toContain('Taihua Semiconductors');
});

test('a document of the fund as a whole refers to its shares', () => {
  const texts = JSON.stringify(plan({ code: 'ANNUAL_REPORT', share: null }));
  expect(texts).toContain(documentLabels.fr.texts.noShare);
  expect(texts).toContain(documentLabels.fr.fees.onShare);
});

test('without a portfolio a report says why, and an ESG report speaks of no holdings', () => {
  const portfolioNotice = 'Pas encore investi.';
  expect(JSON.stringify(plan({ portfolio: null, portfolioNotice }))).toContain(portfolioNotice);
  const esgReport = plan({ code: 'ESG_MONTHLY_REPORT', portfolio: null, portfolioNotice });
  expect(JSON.stringify(esgReport)).not.toContain(documentLabels.fr.sustainability.holdings);
});

test('a fund without risk level draws no scale', () => {
  const texts = JSON.stringify(plan({ code: 'KIID', fund: { ...example.fund, riskLevel: null } }));
  expect(texts).not.toContain('riskScale');
  expect(texts).toContain(documentLabels.fr.risk.none);
});

test('an unknown type is set as a factsheet', () => {
  expect(titles('SOMETHING_NEW')).toEqual([
    'Caractéristiques',
    'Profil de risque',
    'Performances passées',
    'Portefeuille',
  ]);
});
