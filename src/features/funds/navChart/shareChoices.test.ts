import { parseShareChoices } from './shareChoices';

const share = (name: string, lessThanOneYear: unknown) => ({
  name,
  isinCode: `ISIN${name}`,
  lessThanOneYear,
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
      fund: 'Asia',
      shares: [{ isin: 'ISINI', name: 'I', fund: 'Asia', navHistoryPath: '/e/it/funds/asia/navs' }],
    },
  ]);
});

test.each([
  [null, 'no data'],
  [{}, 'no list of fundCategories'],
  [{ fundCategories: [{ funds: null }] }, 'no list of funds'],
  [dataOf({ title: 3, slug: 'asia', shares: [] }), 'title is not a text'],
  [dataOf({ title: 'Asia', slug: 'asia', shares: ['I'] }), 'no list of shares'],
  [
    dataOf({ title: 'Asia', slug: 'asia', shares: [{ ...share('I', false), isinCode: '' }] }),
    'isinCode is not a text',
  ],
])('%j is refused', (data, message) => {
  expect(() => parseShareChoices(data, 'fr')).toThrow(`Comparable shares: ${message}`);
});
