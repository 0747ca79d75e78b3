import { formatDay, formatNumber } from '../../i18n/formatters';
import { locales } from '../../i18n/locales';
import { timeOf } from './chartGeometry';
import { formattersOf } from './formatters';

test.each(locales)('days and levels as the rest of the page writes them (%s)', (locale) => {
  const write = formattersOf(locale);
  for (const day of ['2026-11-01', '2026-11-20']) expect(write.day(timeOf(day))).toBe(formatDay(day, locale));
  for (const level of [99.994, 182.4, 1234.5]) {
    expect(write.level(level)).toBe(formatNumber(level, locale, { min: 2, max: 2 }));
  }
  expect(write.level(NaN)).toBe('–');
});

test('January is marked by its year', () => {
  const write = formattersOf('en');
  expect(['2026-01-01', '2026-02-01'].map((day) => write.tick(timeOf(day), 'month'))).toEqual([
    '2026',
    'Feb',
  ]);
  expect(write.tick(timeOf('2026-11-03'), 'day')).toBe('3 Nov');
  expect(write.tick(timeOf('2026-01-01'), 'year')).toBe('2026');
});
