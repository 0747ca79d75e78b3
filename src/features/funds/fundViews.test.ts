/** @jest-environment node */

import { createSanitise } from '../../../gatsby/sanitise/sanitiseHtml';
import { catalogueFund, categoryRow, fundRow, seen, shareRow } from '../../../gatsby/testing/contentRows';
import { publishedFunds } from './catalogueFunds';
import { fundCard, fundCategories, fundView } from './fundViews';

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

  it('leads to the fund, whose assets may be missing', () => {
    expect(fundCard(catalogueFund(fundRow()), 'it')).toMatchObject({ path: '/it/funds/fund', aum: null });
  });
});

describe('fundView', () => {
  it('has no place for what is missing', () => {
    const view = { philosophy: null, characteristics: [], portfolio: null };
    expect(fundView(catalogueFund(fundRow()), 'fr', sanitise)).toMatchObject(view);
  });

  it('sanitises the philosophy and leads to the managers', () => {
    const row = fundRow({
      philosophy: '<p onclick="x()">Words</p>',
      managers: [{ code: 'ada', name: 'Ada', role: 'Manager', updatedAt: null }],
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

  it('has risks, tools and the parts of the benchmark for the locale', () => {
    const tool = { code: 'SIDE_POCKET', title: 'Side pocket', text: 'Apart.' } as const;
    const benchmark = {
      currency: 'EUR',
      components: [
        { title: 'Asie', weight: 87.5 },
        { title: 'Afrique', weight: 12 },
      ],
      provider: 'Orvane',
      register: 'Inscrit.',
    };
    const days = {
      ...{ date: '2026-11-12', formattedDate: '12 novembre' },
      ...{ until: null, formattedUntil: null },
    };
    const activatedTools = [{ ...tool, ...days }];
    const row = fundRow({ riskNotCaptured: 'Liquidity', liquidityTools: [tool], activatedTools, benchmark });
    expect(fundView(catalogueFund(row), 'fr', sanitise)).toMatchObject({
      risks: [{ code: 'EQUITY', title: 'Equity', text: 'Prices fall.' }],
      riskNotCaptured: 'Liquidity',
      liquidityTools: [tool],
      activatedTools: [{ ...tool, since: '12 novembre', until: null }],
      benchmark: {
        composition: 'Asie 87,5\u00a0%, Afrique 12\u00a0%',
        currency: 'EUR',
        provider: 'Orvane',
        register: 'Inscrit.',
      },
    });
  });

  it('is not made of a fund without risks', () => {
    expect(() => fundView(catalogueFund(fundRow({ risks: [] })), 'en', sanitise)).toThrow(
      'Fund "fund" (en): it has no risks, which are told as prominently as rewards (Regulation (EU) 2019/1156, art. 4(1)',
    );
  });

  it('writes weights for the locale', () => {
    const portfolio = {
      date: '2026-10-30',
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
