import { formatDay, formatNumber } from '../../../locales/formatters';
import { locales } from '../../i18n/locales';
import { timeOf } from './chartGeometry';
import { formattersOf } from './chartFormatters';

test.each(locales)('days and levels as on the rest of the page (%s)', (locale) => {
  const format = formattersOf(locale);
  for (const day of ['2026-11-01', '2026-11-20'])
    expect(format.day(timeOf(day))).toBe(formatDay(day, locale));
  for (const level of [99.994, 182.4, 1234.5]) {
    expect(format.level(level)).toBe(formatNumber(level, locale, { min: 2, max: 2 }));
  }
  expect(format.level(NaN)).toBe('–');
});

test('January is marked by its year', () => {
  const format = formattersOf('en');
  expect(['2026-01-01', '2026-02-01'].map((day) => format.tick(timeOf(day), 'month'))).toEqual([
    '2026',
    'Feb',
  ]);
  expect(format.tick(timeOf('2026-11-03'), 'day')).toBe('3\u00a0Nov');
  expect(format.tick(timeOf('2026-01-01'), 'year')).toBe('2026');
});
