import { countChosen, filterParameters, withToggled } from './filters';

const none = { label: [], currency: [] };

test('a value is added to its filter, and taken out again', () => {
  const added = withToggled(none, 'label', 'LABEL_ISR');
  expect(added).toEqual({ ...none, label: ['LABEL_ISR'] });
  expect(countChosen(withToggled(added, 'label', 'NEW_FUND'))).toBe(2);
  expect(withToggled(added, 'label', 'LABEL_ISR')).toEqual(none);
});

test('filters are written in the order of their names', () => {
  const filters = { currency: ['EUR', 'USD'], label: ['A&B'] };
  expect(filterParameters(['label', 'currency'], filters).toString()).toBe(
    'label=A%26B&currency=EUR&currency=USD',
  );
});
