import { isLineChanged, lineChanges, sumOf } from './PortfolioSection';

const india = { code: 'IN', title: { fr: 'Inde' }, value: 60.5 };
const brazil = { code: 'BR', title: 'Brésil', value: 39.5 };
const bank = { title: 'Example Bank', value: 6.2 };

test('lines are known by their code, or by their title', () => {
  const fresh = [{ ...brazil, value: 30 }, india, { ...bank, value: 6 }];
  const changes = lineChanges([india, bank, { title: 'Example Foods', value: 4 }], fresh);
  expect(changes).toEqual([
    { before: undefined, after: fresh[0] },
    { before: india, after: india },
    { before: bank, after: fresh[2] },
    { before: { title: 'Example Foods', value: 4 }, after: undefined },
  ]);
  expect(changes.map(isLineChanged)).toEqual([true, false, true, true]);
  expect(lineChanges(undefined, 'x')).toEqual([]);
});

test('a sum has no more digits than its weights', () => {
  expect(sumOf([{ value: 0.1 }, { value: 0.2 }, { value: null }, 'x'])).toBe(0.3);
  expect(sumOf(undefined)).toBe(0);
});
