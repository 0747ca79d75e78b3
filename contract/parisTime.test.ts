import { dayInParis, instantInParis, localTimeInParis } from './parisTime';

const isoOf = (text: string) => instantInParis(text)?.toISOString();

test.each([
  ['2026-12-01 09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01', '2026-11-30T23:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(isoOf(text)).toBe(instant);
});

test.each([
  ['01:59', '2026-03-29T00:59:00.000Z'],
  ['02:00', '2026-03-29T01:00:00.000Z'],
  ['02:30', '2026-03-29T01:00:00.000Z'],
  ['02:59', '2026-03-29T01:00:00.000Z'],
  ['03:00', '2026-03-29T01:00:00.000Z'],
  ['03:01', '2026-03-29T01:01:00.000Z'],
])('as summer time begins, %s is %s', (time, instant) => {
  expect(isoOf(`2026-03-29 ${time}`)).toBe(instant);
});

test.each([
  ['01:59', '2026-10-24T23:59:00.000Z'],
  ['02:00', '2026-10-25T00:00:00.000Z'],
  ['02:59', '2026-10-25T00:59:00.000Z'],
  ['03:00', '2026-10-25T02:00:00.000Z'],
])('as summer time ends, %s is %s', (time, instant) => {
  expect(isoOf(`2026-10-25 ${time}`)).toBe(instant);
});

test.each(['1900-01-01', '2999-12-31 23:59'])(
  '%s, at the end of the years that are known, is a time',
  (text) => {
    expect(isoOf(text)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
  },
);

test.each([
  '',
  'tomorrow',
  '2026-02-30',
  '2026-12-01 24:00',
  '2026-12-01 9:00',
  '2026-12-01T09:00Z',
  '1',
  '0000-01-01',
  '0026-12-01 09:00',
  '1899-12-31 23:59',
  '3000-01-01',
  '9999-12-31 23:59',
  '10000-01-01',
])('"%s" is no time', (text) => {
  expect(instantInParis(text)).toBeUndefined();
});

test('is written as it is read, but for the hour that comes twice', () => {
  for (const text of ['2026-12-01T09:00', '2026-07-01T00:00', '2026-10-25T02:30']) {
    expect(localTimeInParis(instantInParis(text)!)).toBe(text);
  }
  expect(localTimeInParis(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30');
});

test.each([
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
])('at %s it is %s', (time, day) => {
  expect(dayInParis(new Date(time))).toBe(day);
});
