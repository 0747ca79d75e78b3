import { parseShareChoices } from './shareChoices';

const share = (name: string, lessThanOneYear: unknown) => ({
  name,
  isinCode: `ISIN${name}`,
  lessThanOneYear,
  navsVersion: 'a1',
});

function dataOf(...funds: object[]) {
  return { fundCategories: [{ funds }] };
}

test('shares of one year or more by fund, with the address of their NAVs', () => {
  const data = dataOf(
    { title: 'Asia', slug: 'asia', shares: [share('I', false), share('R', true), share('N', null)] },
    { title: 'India', slug: 'india', shares: [share('F', true)] },
    { title: 'China', slug: 'china', shares: [] },
  );
  expect(parseShareChoices(data, 'it')).toEqual([
    {
      title: 'Asia',
      shares: [{ isin: 'ISINI', name: 'I', fund: 'Asia', navsPath: '/e/it/funds/asia/navs?isin=ISINI&v=a1' }],
    },
  ]);
});

const withShare = (row: unknown) => dataOf({ title: 'Asia', slug: 'asia', shares: [row] });
const fund = 'fundCategories.0.funds.0';

test.each([
  [null, 'Invalid type'],
  [{}, 'fundCategories: Invalid key'],
  [{ fundCategories: [{ funds: null }] }, 'fundCategories.0.funds: Invalid type'],
  [dataOf({ title: 3, slug: 'asia', shares: [] }), `${fund}.title: Invalid type`],
  [withShare('I'), `${fund}.shares.0: Invalid type`],
  [withShare({ ...share('I', false), isinCode: '' }), `${fund}.shares.0.isinCode: Invalid length`],
])('%j is refused', (data, message) => {
  expect(() => parseShareChoices(data, 'fr')).toThrow(`Comparable shares: ${message}`);
});
