import { createSanitise } from '../sanitise/sanitiseHtml';
import { catalogueFund, categoryRow, documentRow, fundRow, seen, shareRow } from '../testing/contentRows';
import { publishedFunds } from './catalogueFunds';
import { fundCard, fundCategories, fundView, mainShares, shareView } from './fundViews';

const sanitise = createSanitise([]);

describe('fundCategories', () => {
  it('has the categories with published funds, with who sees any of them', () => {
    const both = fundRow({ code: 'both' });
    const pro = fundRow({ code: 'pro' });
    const unpriced = fundRow({ code: 'unpriced', shares: [shareRow({ fetchedData: [] })] });
    const funds = publishedFunds([
      categoryRow({ code: 'EQUITY', funds: [both, pro], retail: [], instit: seen([both]) }),
      categoryRow({ code: 'EQUITY ASIE', funds: [unpriced] }),
      categoryRow({ code: 'Equity Chine', funds: [] }),
      categoryRow({ code: 'BONDS', funds: [fundRow({ code: 'bond' })], description: 'Words' }),
    ]);
    expect(fundCategories(funds, 'en')).toMatchObject([
      {
        code: 'EQUITY',
        description: null,
        visibleTo: ['INSTIT', 'PRO'],
        funds: [{ code: 'both' }, { code: 'pro' }],
      },
      {
        code: 'BONDS',
        description: 'Words',
        visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
        funds: [{ code: 'bond' }],
      },
    ]);
  });
});

describe('fundCard', () => {
  it('has each currency once, EUR before USD before others (behaviour.md §3, §9)', () => {
    const currency = (code: string) => ({ code, symbol: code });
    const shares = [
      shareRow({ name: 'I USD', currency: currency('USD') }),
      shareRow({ name: 'R', currency: currency('EUR') }),
      shareRow({ name: 'R USD', currency: currency('USD') }),
      shareRow({ name: 'F', currency: currency('CHF') }),
    ];
    expect(fundCard(catalogueFund(fundRow({ shares })), 'en').currencies).toEqual([
      { codes: ['EUR', 'USD', 'CHF'], visibleTo: ['RETAIL', 'INSTIT', 'PRO'] },
    ]);
  });

  it('has the currencies of the shares that each profile may see, and none for a profile that sees no share', () => {
    const shares = [
      shareRow({ name: 'I USD', currency: { code: 'USD', symbol: '$' } }),
      shareRow({ name: 'R' }),
      shareRow({ name: 'N' }),
    ];
    const row = fundRow({ shares });
    const seenBy = (retail: string[], instit: string[], pro: string[]) => {
      const aliases = { retail: seen([row], retail), instit: seen([row], instit), pro: seen([row], pro) };
      return fundCard(catalogueFund(row, aliases), 'en').currencies;
    };
    expect(seenBy(['R'], ['R', 'I USD'], ['N'])).toEqual([
      { codes: ['EUR'], visibleTo: ['RETAIL', 'PRO'] },
      { codes: ['EUR', 'USD'], visibleTo: ['INSTIT'] },
    ]);
    expect(seenBy([], ['I USD'], [])).toEqual([{ codes: ['USD'], visibleTo: ['INSTIT'] }]);
  });

  it('has the day of its figures beside the date', () => {
    const aum = { displayValue: '€10M', dateTo: '2026-10-30', formattedDate: '30 October 2026' };
    const card = fundCard(catalogueFund(fundRow({ aum })), 'en');
    expect(card.aum).toEqual({ display: '€10M', date: '30 October 2026', day: '2026-10-30' });
    expect(card.mainShares[0]?.price).toEqual({
      display: '€123.45',
      date: '19 November 2026',
      day: '2026-11-19',
    });
  });

  it('names the specific category before the category', () => {
    const fund = catalogueFund(fundRow({ specificCategory: { title: 'Frontier' } }));
    expect(fundCard(fund, 'en').category).toBe('Frontier');
    expect(fundCard(catalogueFund(fundRow()), 'en').category).toBe('Title of EQUITY');
  });

  it('has null or nothing for what is missing', () => {
    expect(fundCard(catalogueFund(fundRow()), 'it')).toMatchObject({
      path: '/it/funds/fund',
      description: null,
      riskLevel: null,
      sfdrArticle: null,
      labels: [],
      recommendedYears: null,
      aum: null,
    });
  });
});

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

describe('fundView', () => {
  it('has no place for what is missing', () => {
    expect(fundView(catalogueFund(fundRow()), 'fr', sanitise)).toMatchObject({
      philosophy: null,
      quote: null,
      quoteAuthor: null,
      customData: [],
      eligibilities: [],
      characteristics: [],
      managers: [],
      portfolio: null,
      documents: [],
    });
  });

  it('sanitises the philosophy and leads to the managers', () => {
    const row = fundRow({
      philosophy: '<p onclick="x()">Words</p>',
      managers: [{ code: 'ada', name: 'Ada', role: 'Manager' }],
      characteristics: { formattedInceptionDate: '5 January 2015', custodian: 'Bank' },
    });
    expect(fundView(catalogueFund(row), 'it', sanitise)).toMatchObject({
      philosophy: '<p>Words</p>',
      managers: [{ name: 'Ada', role: 'Manager', path: '/it/il-team-meridane#ada' }],
      characteristics: [
        { code: 'inceptionDate', value: '5 January 2015' },
        { code: 'custodian', value: 'Bank' },
      ],
    });
  });

  it('writes weights for the locale', () => {
    const portfolio = {
      formattedDate: '30 octobre 2026',
      geographic: [{ code: 'IN', title: 'Inde', value: 21.44 }],
      sector: [],
      capitalisation: [],
      topLines: [],
    };
    expect(fundView(catalogueFund(fundRow({ portfolio })), 'fr', sanitise).portfolio?.geographic).toEqual([
      { code: 'IN', title: 'Inde', percent: 21.44, display: '21,4\u00a0%' },
    ]);
  });
});

describe('documents (behaviour.md §6)', () => {
  const types = ['ANNUAL_REPORT', 'RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION', 'MONTHLY_REPORT', 'KIID'];
  const documents = types.map(documentRow);

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

  it('of a share are for the profiles that see the share', () => {
    const share = shareRow({ documents });
    const fund = catalogueFund(fundRow({ shares: [share] }), { instit: [] });
    expect(shareView(fund, share, 'en').documents.map(({ visibleTo }) => visibleTo)).toEqual([
      ['RETAIL', 'PRO'],
      [],
      ['PRO'],
      ['RETAIL'],
      ['RETAIL', 'PRO'],
    ]);
  });
});

describe('shareView', () => {
  it('writes what there is for the locale, and leaves out what is missing or has no label', () => {
    const share = shareRow({
      fees: { management: 1.5, movement: null, performance: 'None', subscription: 0, redemption: null },
      minimumSubscriptionShares: 0.001,
      computedData: {
        performances: [
          { code: '1y', share: -2, benchmark: null },
          { code: '7y', share: -3, benchmark: null },
        ],
        calendarYears: [{ year: 2025, complete: true, share: null, benchmark: 0.001 }],
        discretePeriods: [
          {
            formattedStartDate: '20 November 2025',
            formattedEndDate: '20 November 2026',
            share: 8,
            benchmark: null,
          },
        ],
        riskFigures: [
          { code: 'volatility', windowYears: 3, frequency: 'weekly', share: 12.345, benchmark: null },
          { code: 'volatility', windowYears: 3, frequency: 'hourly', share: 9, benchmark: null },
          { code: 'beta', windowYears: 3, frequency: 'weekly', share: 9, benchmark: null },
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
