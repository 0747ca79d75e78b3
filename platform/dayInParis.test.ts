import { dayInParis } from './dayInParis';

test.each([
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
])('at %s it is %s', (time, day) => {
  expect(dayInParis(new Date(time))).toBe(day);
});
