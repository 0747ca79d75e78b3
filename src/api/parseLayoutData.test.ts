import { layoutDataAnswer } from '../testing/layoutDataAnswer';
import { parseLayoutData } from './parseLayoutData';

/** The answer with the value at a path such as `fundCategories.0.funds` replaced; `undefined` removes the field. */
function answerWith(path: string, value: unknown): unknown {
  const { data } = layoutDataAnswer();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((at, key) => Reflect.get(at as object, key), data) as object;
  Reflect.set(holder, last, value);
  return JSON.parse(JSON.stringify(data));
}

const fund = 'fundCategories.0.funds.0';
const share = `${fund}.shares.0`;

test('keeps prices, figures and assets with their dates', () => {
  expect(parseLayoutData(layoutDataAnswer().data, 'fr')).toEqual({
    locale: 'fr',
    aum: { ASIA: { display: '1.300 M€', date: 'date of 2026-11-20', day: '2026-11-20' } },
    shares: {
      FR00TEST00I1: {
        price: { display: '190,00 €', date: 'date of 2026-11-20', day: '2026-11-20' },
        lessThanOneYear: false,
        figures: [{ code: 'ytd', display: '+8,00 %' }],
      },
    },
  });
});

test('a share under one year has no figures, whatever the answer says', () => {
  const { shares } = parseLayoutData(layoutDataAnswer({ lessThanOneYear: true }).data, 'fr');
  expect(shares.FR00TEST00I1).toMatchObject({ lessThanOneYear: true, figures: [] });
});

test.each([
  ['no price', `${share}.lastPrice`],
  ['a price without a day', `${share}.lastPrice.date`],
  ['a price without a written date', `${share}.lastPrice.formattedDate`],
])('%s is no price, and leaves no figure', (_case, path) => {
  const { shares } = parseLayoutData(answerWith(path, null), 'fr');
  expect(shares.FR00TEST00I1).toEqual({ price: null, lessThanOneYear: true, figures: [] });
});

test('a figure that may be absent is, and so are assets', () => {
  const { data } = layoutDataAnswer({ ytd: null });
  expect(parseLayoutData(data, 'fr').shares.FR00TEST00I1?.figures).toEqual([{ code: 'ytd', display: null }]);
  expect(parseLayoutData(answerWith(`${fund}.aum`, null), 'fr').aum).toEqual({});
});

test('no fund is an answer too', () => {
  expect(parseLayoutData(answerWith('fundCategories', []), 'it')).toEqual({
    locale: 'it',
    aum: {},
    shares: {},
  });
});

test.each([
  ['pages', undefined],
  ['countries', {}],
  ['investorProfiles.0', null],
  ['company', null],
  ['company.infos', undefined],
  ['fundCategories', undefined],
  ['fundCategories.0.funds', null],
  [`${fund}.aum`, undefined],
  [`${fund}.aum.displayValue`, 12],
  [`${share}.isinCode`, undefined],
  [`${share}.lessThanOneYear`, undefined],
  [`${share}.lastPrice.date`, '20/11/2026'],
  [`${share}.fetchedData.0.displayValue`, 8],
  [`${share}.fetchedData.0.displayValue`, undefined],
])('names the field: %s as %j', (path, value) => {
  expect(() => parseLayoutData(answerWith(path, value), 'fr')).toThrow(`Layout data: ${path}: Invalid`);
});

test.each([undefined, null, 'data'])('refuses %j in place of data', (data) => {
  expect(() => parseLayoutData(data, 'fr')).toThrow('Layout data: Invalid type: Expected Object');
});
