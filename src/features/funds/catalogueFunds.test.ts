/** @jest-environment node */

import { categoryRow, fundRow, seen, shareRow } from '../../../gatsby/testing/contentRows';
import { publishedFunds } from './catalogueFunds';

const codesOf = (...args: Parameters<typeof publishedFunds>) =>
  publishedFunds(...args).map(({ row }) => row.code);

describe('publishedFunds (behaviour.md §5)', () => {
  it('drops the funds without a share that has fetched data', () => {
    const unpriced = shareRow({ lastPrice: null, fetchedData: [] });
    const funds = [
      fundRow({ code: 'priced' }),
      fundRow({ code: 'unpriced', shares: [unpriced] }),
      fundRow({ code: 'shareless', shares: [] }),
      fundRow({ code: 'partly', shares: [unpriced, shareRow({ name: 'R' })] }),
    ];
    expect(codesOf([categoryRow({ funds })])).toEqual(['priced', 'partly']);
  });

  it('keeps a fund whose figures are all absent: its shares are young', () => {
    const young = shareRow({ fetchedData: [{ code: 'ytd', displayValue: null }] });
    expect(codesOf([categoryRow({ funds: [fundRow({ shares: [young] })] })])).toEqual(['fund']);
  });

  it('puts categories in their priority (behaviour.md §9), funds in the order of the content system', () => {
    const category = (code: string, categoryDisplayOrder: number, ...funds: string[]) =>
      categoryRow({ code, categoryDisplayOrder, funds: funds.map((fund) => fundRow({ code: fund })) });
    const categories = [
      category('OTHER', 9, 'o'),
      category('EQUITY CHINE', 5, 'e'),
      category('BONDS', 1, 'z', 'a'),
      category('Equity Chine', 2, 'c'),
      category('EQUITY', 3, 'm', 'b'),
      category('EQUITY ASIE', 4, 'k'),
    ];
    expect(codesOf(categories)).toEqual(['m', 'b', 'k', 'c', 'z', 'a', 'e', 'o']);
  });

  it('puts the shares of a fund in display order (behaviour.md §9)', () => {
    const shares = ['S USD', 'X', 'R', 'I USD', 'F', 'I'].map((name) => shareRow({ name }));
    const [fund] = publishedFunds([categoryRow({ funds: [fundRow({ shares })] })]);
    expect(fund?.row.shares.map(({ name }) => name)).toEqual(['I', 'I USD', 'R', 'F', 'S USD', 'X']);
  });
});

describe('visibility', () => {
  const fund = fundRow({
    shares: [shareRow({ name: 'I' }), shareRow({ name: 'R' }), shareRow({ name: 'N', fetchedData: [] })],
  });

  const visibility = (aliases: Partial<Parameters<typeof categoryRow>[0]>) => {
    const [published] = publishedFunds([categoryRow({ funds: [fund], ...aliases })]);
    return [published?.visibleTo, Object.fromEntries(published?.sharesVisibleTo ?? [])];
  };

  it('is what the API answered to each profile', () => {
    expect(
      visibility({
        retail: seen([fund], ['R']),
        instit: seen([fund], ['I', 'R', 'N']),
        pro: seen([fund], ['I']),
      }),
    ).toEqual([
      ['RETAIL', 'INSTIT', 'PRO'],
      { 'ZZ-I': ['INSTIT', 'PRO'], 'ZZ-R': ['RETAIL', 'INSTIT'], 'ZZ-N': ['INSTIT'] },
    ]);
  });

  it('leaves out the profiles to which the fund is not answered', () => {
    expect(visibility({ retail: [], pro: [] })[0]).toEqual(['INSTIT']);
  });

  it('leaves out the profiles that see no share with fetched data', () => {
    expect(visibility({ retail: seen([fund], []), pro: seen([fund], ['N']) })[0]).toEqual(['INSTIT']);
  });
});
