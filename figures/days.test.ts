import { addBusinessDays, addMonths, addYears, daysBetween, isoWeekIndex, yearOf } from './days';

test.each([
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-07-31', -1, '2026-06-30'],
  ['2026-01-15', -3, '2025-10-15'],
  ['2026-01-31', -12, '2025-01-31'],
  ['2025-11-30', 3, '2026-02-28'],
])('%s %i months on is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  // A Wednesday: seven weeks later is a Wednesday.
  ['2025-12-31', 35, '2026-02-18'],
  ['2026-12-31', 35, '2027-02-18'],
  // A Saturday: 2 January is the first day, and seven weeks end on a Friday.
  ['2022-12-31', 35, '2023-02-17'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-26', 1, '2026-11-27'],
])('the business day of %s that is %i later is %s, holidays counted', (date, count, expected) => {
  expect(addBusinessDays(date, count)).toBe(expected);
});

test('29 February has its anniversary on 28 February in a common year', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  expect(addYears('2024-02-29', -4)).toBe('2020-02-29');
});

test('28 February has its anniversary on 28 February in a leap year', () => {
  expect(addYears('2025-02-28', -1)).toBe('2024-02-28');
});

test('days are counted across leap days and changes of clock', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-27', '2026-03-30')).toBe(3);
  expect(yearOf('2026-11-21')).toBe(2026);
});

test('an ISO week runs from Monday to Sunday, across the new year', () => {
  // 2025-12-29 is a Monday, 2026-01-04 the Sunday of the same week.
  expect(isoWeekIndex('2025-12-29')).toBe(isoWeekIndex('2026-01-04'));
  expect(isoWeekIndex('2026-01-05')).toBe(isoWeekIndex('2026-01-04') + 1);
  expect(isoWeekIndex('1969-12-29')).toBe(isoWeekIndex('1970-01-01'));
});
