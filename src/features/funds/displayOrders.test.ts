import {
  currencyOrder,
  documentTypeOrder,
  fundCategoryOrder,
  inCategoryOrder,
  inDisplayOrder,
  shareNameOrder,
} from './displayOrders';

const byName = (name: string) => name;

test('shares, currencies, categories and documents stand in the order of behaviour.md §6 and §9', () => {
  const inOrder = (order: readonly string[]) => inDisplayOrder([...order].reverse(), order, byName);
  expect(inOrder(shareNameOrder)).toEqual(['I', 'I USD', 'R', 'R USD', 'N', 'N USD', 'F', 'S USD']);
  expect(inOrder(currencyOrder)).toEqual(['EUR', 'USD']);
  expect(inOrder(fundCategoryOrder)).toEqual(['EQUITY', 'EQUITY ASIE', 'Equity Chine', 'BONDS']);
  expect(inOrder(documentTypeOrder)).toEqual([
    'KIID',
    'PROSPECTUS',
    'SUBSCRIPTION',
    'MONTHLY_REPORT',
    'RETAIL_MONTHLY_REPORT',
    'ESG_MONTHLY_REPORT',
    'ANNUAL_REPORT',
    'HALF_YEARLY_REPORT',
    'PRECONTRACTUAL_ANNEX',
    'PERIODIC_ANNEX',
    'SHAREHOLDERS_LETTER',
    'ENGAGEMENT_POLICY',
    'VOTING_REPORT',
    'REMUNERATION_POLICY',
    'BEST_SELECTION_POLICY',
    'CONFLICTS_POLICY',
    'COMPLAINTS_POLICY',
    'ARTICLE_29_REPORT',
  ]);
});

describe('inDisplayOrder', () => {
  test('puts unlisted items last, in their given order', () => {
    expect(inDisplayOrder(['Z', 'i', 'A', 'R'], shareNameOrder, byName)).toEqual(['R', 'Z', 'i', 'A']);
  });

  test('keeps items of the same name in their given order', () => {
    const documents = [
      { type: 'PROSPECTUS', file: 'a' },
      { type: 'KIID', file: 'b' },
      { type: 'PROSPECTUS', file: 'c' },
      { type: 'KIID', file: 'd' },
    ];
    const files = inDisplayOrder(documents, documentTypeOrder, ({ type }) => type).map(({ file }) => file);
    expect(files).toEqual(['b', 'd', 'a', 'c']);
  });

  test('accepts an empty list, and no order', () => {
    expect(inDisplayOrder([], shareNameOrder, byName)).toEqual([]);
    expect(inDisplayOrder(['b', 'a'], [], byName)).toEqual(['b', 'a']);
  });

  test('leaves the list that it is given as it was', () => {
    const currencies = ['USD', 'EUR'];
    expect(inDisplayOrder(currencies, currencyOrder, byName)).toEqual(['EUR', 'USD']);
    expect(currencies).toEqual(['USD', 'EUR']);
  });
});

describe('inCategoryOrder (behaviour.md §9)', () => {
  const codesOf = (...categories: [code: string, categoryDisplayOrder: number][]) =>
    inCategoryOrder(categories.map(([code, categoryDisplayOrder]) => ({ code, categoryDisplayOrder }))).map(
      ({ code }) => code,
    );

  test('goes by the priority, whatever the display order says', () => {
    expect(codesOf(['BONDS', 1], ['Equity Chine', 2], ['EQUITY', 4], ['EQUITY ASIE', 3])).toEqual([
      'EQUITY',
      'EQUITY ASIE',
      'Equity Chine',
      'BONDS',
    ]);
  });

  test('puts categories without priority last, by their display order', () => {
    expect(codesOf(['MIXED', 9], ['EQUITY CHINE', 5], ['BONDS', 8], ['CASH', 9])).toEqual([
      'BONDS',
      'EQUITY CHINE',
      'MIXED',
      'CASH',
    ]);
  });

  test('takes nothing', () => {
    expect(codesOf()).toEqual([]);
  });
});
