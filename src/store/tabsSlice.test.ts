import { addressRead, tabsSlice } from './tabsSlice';

const { reducer, getInitialState } = tabsSlice;

const tabs = { named: undefined, isElsewhere: false, first: 'overview' };
const biographies = { ...tabs, first: null };

/** What is shown after the address was these. */
const after = (...addresses: Parameters<typeof addressRead>[0][]) =>
  addresses.map((read) => addressRead(read)).reduce(reducer, getInitialState()).shown;

test('an address that names nothing shows the first tab, and no biography', () => {
  expect(after(tabs)).toBe('overview');
  expect(after(biographies)).toBeNull();
});

test('the panel that the address names is shown, until it names none', () => {
  expect(after({ ...tabs, named: 'subscribe' })).toBe('subscribe');
  expect(after({ ...tabs, named: 'subscribe' }, tabs)).toBe('overview');
  expect(after({ ...biographies, named: 'ada' })).toBe('ada');
  expect(after({ ...biographies, named: 'ada' }, biographies)).toBeNull();
});

test('an address elsewhere on the page leaves panels as they are; the page opens with the first', () => {
  const elsewhere = { ...tabs, isElsewhere: true };
  expect(after({ ...tabs, named: 'documents' }, elsewhere)).toBe('documents');
  expect(after(elsewhere)).toBe('overview');
  expect(after({ ...biographies, named: 'ada' }, { ...biographies, isElsewhere: true })).toBe('ada');
});
