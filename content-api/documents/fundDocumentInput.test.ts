import { exampleContent } from '../graphql/testing/exampleContent';
import { isins } from '../graphql/testing/exampleFunds';
import { documentTypeCodes } from '../parsing/content';
import { fundDocumentInput } from './fundDocumentInput';
import { fundDocumentPlan } from './fundDocumentPlan';
import { documentLabels } from './labels';
import { findDocument, findFund, findShare } from '../server/findContent';

const fund = findFund(exampleContent, 'fr', 'emerging-equity');

function inputOf(isin: string, type: string, locale: 'fr' | 'en' | 'it' = 'fr') {
  const share = findShare(fund, isin);
  return fundDocumentInput(exampleContent, { fund, share, locale }, findDocument(fund, share, type));
}

test('a document of the fund as a whole', () => {
  const document = findDocument(fund, null, 'PROSPECTUS');
  expect(fundDocumentInput(exampleContent, { fund, share: null, locale: 'en' }, document)).toEqual({
    locale: 'en',
    companyTitle: 'Meridane Asset Management',
    documentType: { code: 'PROSPECTUS', title: 'Prospectus' },
    date: null,
    fund: {
      title: 'Emerging Equity',
      description: 'Some fifty companies',
      category: 'Equity',
      riskLevel: 4,
      sfdrArticle: 8,
      benchmark: 'Emerging composite',
      recommendedYears: 5,
      aumDisplay: '1,285\u00a0M€',
      aumDate: '30 October 2026',
      labels: ['French SRI label'],
    },
    share: null,
    portfolio: {
      date: '30 October 2026',
      geographic: [{ title: 'India', value: '21.4%' }],
      topLines: [{ title: 'Deccan Private Bank', value: '5.2%' }],
    },
    portfolioNotice: null,
  });
});

test('the figures are those of the day of the document', () => {
  const { share } = inputOf(isins.old, 'MONTHLY_REPORT');
  // The NAV of 1 November is later than the report date of 30 October.
  expect(share).toMatchObject({ priceDate: '1er octobre 2026', priceDisplay: '414,91\u00a0€', notice: null });
  expect(share?.performances).toHaveLength(10);
  // At the end of the year, the NAV of 1 December is too old to serve as a starting point.
  expect(share?.performances[0]).toEqual({ label: 'Depuis le 1er janvier', share: '–', benchmark: '–' });
  expect(share?.performances[3]).toEqual({
    label: '6 mois',
    share: '+6,15\u00a0%',
    benchmark: '+3,04\u00a0%',
  });
});

test('a document does not know the assets of a later day', () => {
  const { fund: facts, share } = inputOf(isins.old, 'KIID');
  expect(facts).toMatchObject({ aumDisplay: null, aumDate: null });
  expect(share).toMatchObject({ priceDate: '1er février 2026' });
});

/** The latest day that a document names, `YYYY-MM-DD`; its own date is not in its plan. */
function latestDayIn(text: string): string {
  const days = text.match(/\d{1,2} [A-Z][a-z]+ \d{4}/g) ?? [];
  return (
    days
      .map((day) => new Date(`${day} UTC`).toISOString().slice(0, 10))
      .sort()
      .at(-1) ?? ''
  );
}

test.each(documentTypeCodes)('a document knows nothing of the days after its own: %s', (type) => {
  const owners = [null, findShare(fund, isins.old)].map((share) => ({ fund, share, locale: 'en' as const }));
  for (const owner of owners) {
    for (const date of ['2015-01-01', '2016-02-29', '2026-04-30', '2026-10-29']) {
      const input = fundDocumentInput(exampleContent, owner, { type, date });
      const text = JSON.stringify(fundDocumentPlan(input, documentLabels.en));
      expect(latestDayIn(text) <= date).toBe(true);
      expect(text).not.toMatch(/1,285|Deccan|India|21\.4/);
    }
  }
});

test('a portfolio that is known only later is not said to be invested still', () => {
  const owner = { fund, share: null, locale: 'fr' as const };
  const report = findDocument(fund, null, 'ANNUAL_REPORT');
  const { portfolio, portfolioNotice } = fundDocumentInput(exampleContent, owner, report);
  expect(portfolio).toBeNull();
  expect(portfolioNotice).toBe(
    'La composition du portefeuille à la date de ce document n’est pas disponible.',
  );
  const without = fundDocumentInput(exampleContent, { ...owner, fund: { ...fund, portfolio: null } }, report);
  expect(without.portfolioNotice).toBe(documentLabels.fr.portfolio.underInvestment);
});

test('a share under one year shows no performance and says why', () => {
  expect(inputOf(isins.young, 'MONTHLY_REPORT', 'it').share).toMatchObject({
    priceDisplay: '105,10\u00a0$',
    performances: [],
    notice: 'Moins d’un an (it)',
  });
});

test('fees are written for the locale, with a dash for those that are not known', () => {
  const fees = (locale: 'fr' | 'en' | 'it') => inputOf(isins.old, 'KIID', locale).share?.fees;
  expect(fees('fr')).toEqual([
    { label: 'Frais de gestion', value: '0,95\u00a0% par an' },
    { label: 'Commission de mouvement', value: '0,00\u00a0% de chaque transaction' },
    { label: 'Commission de surperformance', value: '15 %' },
    { label: 'Droits d’entrée', value: '2,00\u00a0%' },
    { label: 'Droits de sortie', value: '–' },
  ]);
  expect(fees('en')?.[0]).toEqual({ label: 'Management fee', value: '0.95% a year' });
  expect(fees('it')?.[3]).toEqual({ label: 'Commissione di sottoscrizione', value: '2,00\u00a0%' });
});
