import {
  currencyOrder,
  documentTypeOrder,
  fundCategoryOrder,
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

test('unlisted items come last, in their given order', () => {
  expect(inDisplayOrder(['Z', 'i', 'A', 'R'], shareNameOrder, byName)).toEqual(['R', 'Z', 'i', 'A']);
});
