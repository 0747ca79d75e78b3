import { clearCookies } from '../testing/clearCookies';
import { cookiesRead } from './actions';
import { compareLinkOf, parseShares } from './chosenShares';
import { type ChosenShare, maxShares, sharesChosen } from './comparisonSlice';
import { profileChosen } from './preferencesSlice';
import { makeStore } from './store';

const shareOf = (isin: string, changes: Partial<ChosenShare> = {}): ChosenShare => ({
  isin,
  name: `Meridane ${isin}`,
  visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
  ...changes,
});
const [asia, india] = [shareOf('ASIA'), shareOf('INDIA')];
const reserved = shareOf('RESERVED', { visibleTo: ['INSTIT'] });

const chosenIn = ({ getState }: ReturnType<typeof makeStore>) => getState().comparison.chosen;

beforeEach(() => {
  clearCookies();
  sessionStorage.clear();
});

test('at most four shares are compared, in their order', () => {
  const store = makeStore();
  store.dispatch(sharesChosen([india, asia, shareOf('A'), shareOf('B'), shareOf('C')]));
  expect(chosenIn(store)?.map(({ isin }) => isin)).toEqual(['INDIA', 'ASIA', 'A', 'B']);
  expect(chosenIn(store)).toHaveLength(maxShares);
});

test('a share that another profile may not see is not compared any more', () => {
  const store = makeStore();
  store.dispatch(sharesChosen([asia, reserved]));
  store.dispatch(cookiesRead({ disclaimerValidated: true }));
  store.dispatch(profileChosen('INSTIT'));
  expect(chosenIn(store)).toEqual([asia, reserved]);
  store.dispatch(profileChosen('PRO'));
  expect(chosenIn(store)).toEqual([asia]);
});

test.each([
  ['a link, before it is known what is chosen', 'ASIA', null, ['ASIA'], undefined],
  ['a button that chooses the first', 'ASIA', [], ['ASIA'], false],
  ['a button that takes back what is chosen', 'ASIA', [asia, india], ['ASIA', 'INDIA'], true],
  ['a link to the comparison with what is chosen', 'INDIA', [asia], ['ASIA', 'INDIA'], undefined],
])('a share has %s', (_case, isin, chosen, isins, pressed) => {
  expect(compareLinkOf(isin, chosen)).toEqual({ isins, pressed });
});

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['no list', '{"isin":"ASIA"}'],
  [
    'no shares',
    '[null,1,{},{"isin":"A&B","name":"","visibleTo":[]},{"isin":"A","name":"A","visibleTo":["ALL"]}]',
  ],
])('%s is no choice', (_case, json) => {
  expect(parseShares(json)).toEqual([]);
});
