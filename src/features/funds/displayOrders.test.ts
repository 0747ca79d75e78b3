import { currencyOrder, fundCategoryOrder, inDisplayOrder, shareNameOrder } from './displayOrders';

const byName = (name: string) => name;

test('shares, currencies and categories stand in the order of spec §9', () => {
  expect(inDisplayOrder(['S USD', 'R', 'I USD', 'F', 'I'], shareNameOrder, byName)).toEqual([
    'I',
    'I USD',
    'R',
    'F',
    'S USD',
  ]);
  expect(inDisplayOrder(['USD', 'EUR'], currencyOrder, byName)).toEqual(['EUR', 'USD']);
  expect(inDisplayOrder(['BONDS', 'Equity Chine', 'EQUITY'], fundCategoryOrder, byName)).toEqual([
    'EQUITY',
    'Equity Chine',
    'BONDS',
  ]);
});

test('what the order does not name comes last and keeps its order', () => {
  expect(inDisplayOrder(['Z', 'A', 'R'], shareNameOrder, byName)).toEqual(['R', 'Z', 'A']);
});
