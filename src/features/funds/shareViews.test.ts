/** @jest-environment node */

import { createSanitise } from '../../../gatsby/sanitise/sanitiseHtml';
import {
  catalogueFund,
  documentRow,
  fundRow,
  periodRow,
  seen,
  shareRow,
  twelveMonthsRow,
  yearRow,
} from '../../../gatsby/testing/contentRows';
import { fundView } from './fundViews';
import { mainShares, rangeShare, shareView } from './shareViews';

const sanitise = createSanitise([]);

describe('mainShares', () => {
  const shares = ['I', 'I USD', 'R', 'N'].map((name) => shareRow({ name }));

  function mainSharesSeen(names: Record<'retail' | 'instit' | 'pro', string[]>, rows = shares) {
    const row = fundRow({ shares: rows });
    const fund = catalogueFund(row, {
      retail: seen([row], names.retail),
      instit: seen([row], names.instit),
      pro: seen([row], names.pro),
    });
    return mainShares(fundView(fund, 'en', sanitise).shares).map(({ name, visibleTo }) => [name, visibleTo]);
  }

  it('are the first that each profile sees, once for profiles that see the same', () => {
    expect(mainSharesSeen({ retail: ['R', 'N'], instit: ['I', 'I USD'], pro: ['I', 'R'] })).toEqual([
      ['I', ['INSTIT', 'PRO']],
      ['R', ['RETAIL']],
    ]);
  });

  it('have a price where a profile sees one that has', () => {
    const rows = [shareRow({ name: 'I', lastPrice: null }), shareRow({ name: 'R' })];
    expect(mainSharesSeen({ retail: ['R'], instit: ['I'], pro: ['I', 'R'] }, rows)).toEqual([
      ['I', ['INSTIT']],
      ['R', ['RETAIL', 'PRO']],
    ]);
  });

  it('leave out a profile that sees no share', () => {
    expect(mainSharesSeen({ retail: [], instit: ['I'], pro: [] })).toEqual([['I', ['INSTIT']]]);
  });
});

describe('documents (behaviour.md §6)', () => {
  const types = ['ANNUAL_REPORT', 'RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION', 'MONTHLY_REPORT', 'KIID'] as const;
  const documents = types.map((code) => documentRow(code));

  it('are in display order, each with the profiles that may see it', () => {
    const view = fundView(catalogueFund(fundRow({ documents })), 'en', sanitise);
    expect(view.documents.map(({ code, visibleTo }) => [code, visibleTo])).toEqual([
      ['KIID', ['RETAIL', 'INSTIT', 'PRO']],
      ['SUBSCRIPTION', ['INSTIT']],
      ['MONTHLY_REPORT', ['INSTIT', 'PRO']],
      ['RETAIL_MONTHLY_REPORT', ['RETAIL']],
      ['ANNUAL_REPORT', ['RETAIL', 'INSTIT', 'PRO']],
    ]);
  });

  it('of a share are for the profiles that see the share, and left out if none of them may see it', () => {
    const share = shareRow({ documents });
    const fund = catalogueFund(fundRow({ shares: [share] }), { instit: [] });
    expect(shareView(fund, share, 'en').documents.map(({ visibleTo }) => visibleTo)).toEqual([
      ['RETAIL', 'PRO'],
      ['PRO'],
      ['RETAIL'],
      ['RETAIL', 'PRO'],
    ]);
  });

  it('say their size, the language that is another one, and their earlier editions', () => {
    const file = { url: '/e/fr/kid', language: 'en', fileType: 'pdf', fileSize: 240_400 };
    const edition = {
      ...file,
      url: '/e/fr/kid?edition=2025-02-17',
      language: 'fr',
      date: '2025-02-17',
      formattedDate: '17 février 2025',
    };
    const row = { ...documentRow('KIID'), ...file, editions: [edition] };
    const [view] = fundView(catalogueFund(fundRow({ documents: [row] })), 'fr', sanitise).documents;
    expect(view).toMatchObject({ language: 'en', otherLanguage: 'anglais', fileSize: '240\u00a0Ko' });
    expect(view?.editions).toEqual([
      {
        url: edition.url,
        language: 'fr',
        otherLanguage: null,
        date: '17 février 2025',
        fileType: 'pdf',
        fileSize: '240\u00a0Ko',
      },
    ]);
  });

  it('whose address no link may lead to are named with their fund and share', () => {
    const unsafe = [{ ...documentRow('KIID'), url: 'javascript:alert(1)' }];
    const share = shareRow({ documents: unsafe });
    const fund = catalogueFund(fundRow({ documents: unsafe, shares: [share] }));
    expect(() => fundView(fund, 'en', sanitise)).toThrow(
      'Fund "fund" (en), document "KIID": the address "javascript:alert(1)" cannot be linked to.',
    );
    expect(() => shareView(fund, share, 'en')).toThrow(
      'Fund "fund", share "ZZ-I" (en), document "KIID": the address "javascript:alert(1)" cannot be linked to.',
    );
  });
});

describe('rangeShare', () => {
  const rangeOf = (computedData: ReturnType<typeof shareRow>['computedData']) => {
    const share = shareRow({ computedData });
    return rangeShare(catalogueFund(fundRow({ shares: [share] })), share, 'en');
  };
  const computed = {
    performances: [
      periodRow({ code: 'ytd', share: 4, benchmark: null }),
      periodRow({ code: '1y', share: 6.1, benchmark: 5 }),
      periodRow({ code: '10y', share: 90, benchmark: null }),
    ],
    calendarYears: [],
    discretePeriods: [twelveMonthsRow({ share: 6.1, benchmark: 5 })],
    riskFigures: [],
  };

  it('has 1, 3, 5 and 10 years beside the whole twelve months', () => {
    expect(rangeOf(computed)).toMatchObject({
      performances: [
        { code: '1y', display: '+6.10%' },
        { code: '3y', display: null },
        { code: '5y', display: null },
        { code: '10y', display: '+90.00%' },
      ],
      twelveMonths: [{ startDate: '20 November 2025', endDate: '20 November 2026', share: '+6.10%' }],
    });
  });

  it.each([
    ['no twelve months', []],
    ['twelve months without a figure', [twelveMonthsRow({ share: null, benchmark: null })]],
  ])('has no performance with %s: none may stand alone', (_case, discretePeriods) => {
    expect(rangeOf({ ...computed, discretePeriods })).toMatchObject({ performances: [], twelveMonths: [] });
  });
});

describe('shareView', () => {
  it('leaves out figures of a code that the site does not know', () => {
    const share = shareRow({
      fetchedData: ['ytd', 'YTD', '7y'].map((code) => ({ code, displayValue: '+1.00%' })),
    });
    const fund = catalogueFund(fundRow({ shares: [share] }));
    expect(shareView(fund, share, 'en').figures).toEqual([{ code: 'ytd', display: '+1.00%' }]);
  });

  it('writes what there is for the locale, and leaves out what is missing or has no label', () => {
    const share = shareRow({
      fees: { management: 1.5, movement: null, performance: 'None', subscription: 0, redemption: null },
      minimumSubscriptionShares: 0.001,
      computedData: {
        performances: [
          periodRow({ code: '1y', share: -2, benchmark: null }),
          periodRow({ code: '7y', share: -3, benchmark: null }),
        ],
        calendarYears: [yearRow({ year: 2025, share: null, benchmark: 0.001 })],
        discretePeriods: [twelveMonthsRow({ share: 8, benchmark: null })],
        riskFigures: [
          { code: 'volatility', windowYears: 3, frequency: 'weekly', share: 12.345, benchmark: null },
        ],
      },
    });
    expect(shareView(catalogueFund(fundRow({ shares: [share] })), share, 'en')).toMatchObject({
      characteristics: [
        { code: 'isin', value: 'ZZ-I' },
        { code: 'currency', value: 'EUR' },
        { code: 'inceptionDate', value: '5 January 2015' },
        { code: 'minimumSubscriptionShares', value: '0.001' },
      ],
      fees: [
        { code: 'management', value: '1.50%' },
        { code: 'performance', value: 'None' },
        { code: 'subscription', value: '0.00%' },
      ],
      performances: [{ code: '1y', share: '−2.00%', benchmark: null }],
      calendarYears: [{ year: 2025, complete: true, share: null, benchmark: '0.00%' }],
      discretePeriods: [
        { startDate: '20 November 2025', endDate: '20 November 2026', share: '+8.00%', benchmark: null },
      ],
      riskFigures: [{ code: 'volatility', windowYears: 3, share: '12.35%', benchmark: null }],
    });
  });
});

test('corrections of NAVs are shown as they come, latest first', () => {
  const correction = (formattedCorrectedOn: string) => ({
    date: '2026-11-12',
    formattedDate: '12 November 2026',
    correctedOn: '2026-11-16',
    formattedCorrectedOn,
    formerNav: { displayValue: '€123.40' },
    nav: { displayValue: '€123.45' },
    reason: 'A wrong price.',
  });
  const days = ['17 November 2026', '16 November 2026'];
  const row = shareRow({ navCorrections: days.map(correction) });
  const { navCorrections } = shareView(catalogueFund(fundRow({ shares: [row] })), row, 'en');
  expect(navCorrections.map(({ correctedOn }) => correctedOn)).toEqual(days);
  expect(navCorrections[0]).toEqual({
    date: '12 November 2026',
    correctedOn: '17 November 2026',
    formerNav: '€123.40',
    nav: '€123.45',
    reason: 'A wrong price.',
  });
});

test('data files of a share stand behind its documents, for the distributors who see it', () => {
  const row = shareRow({
    documents: [documentRow('KIID')],
    dataFiles: [
      {
        template: 'EMT',
        version: 'V4.3',
        formattedDate: '30 October 2026',
        url: '/e/shares/ZZ-I/EMT',
        fileType: 'csv',
        fileSize: 1_250,
      },
    ],
  });
  const { documents } = shareView(catalogueFund(fundRow({ shares: [row] })), row, 'en');
  expect(documents.map(({ code }) => code)).toEqual(['KIID', 'EMT']);
  expect(documents[1]).toMatchObject({
    title: 'EMT V4.3',
    url: '/e/shares/ZZ-I/EMT',
    fileType: 'csv',
    date: '30 October 2026',
    visibleTo: ['INSTIT', 'PRO'],
  });
});
