import { costsOverYears } from './costsOverYears';

test('entry and exit are paid once, the other costs each year on an unchanged value', () => {
  // 300 on entry; 9,700 stay, of which 2 % a year and 1 % on exit.
  expect(costsOverYears(10_000, 3, { entry: 3, exit: 1, yearly: 2 })).toEqual([591, 785, 979]);
});

test('without entry and exit costs, years alone count', () => {
  expect(costsOverYears(10_000, 2, { entry: 0, exit: 0, yearly: 1.5 })).toEqual([150, 300]);
});

test('nothing costs nothing', () => {
  expect(costsOverYears(0, 2, { entry: 3, exit: 1, yearly: 2 })).toEqual([0, 0]);
  expect(costsOverYears(10_000, 1, { entry: 0, exit: 0, yearly: 0 })).toEqual([0]);
  expect(costsOverYears(10_000, 0, { entry: 3, exit: 1, yearly: 2 })).toEqual([]);
});
