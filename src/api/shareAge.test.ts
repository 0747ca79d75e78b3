import { shareAge } from './shareAge';

describe('flags of a share (behaviour.md §4.6)', () => {
  test.each([
    ['no price yet', '2026-11-18', null, true, false],
    ['the day before one year', '2025-11-20', '2026-11-19', true, false],
    ['exactly one year', '2025-11-19', '2026-11-19', false, false],
    ['the day before ten years', '2016-11-20', '2026-11-19', false, false],
    ['exactly ten years', '2016-11-19', '2026-11-19', false, true],
    ['born on 29 February, one year less a day', '2024-02-29', '2025-02-27', true, false],
    ['born on 29 February, one year', '2024-02-29', '2025-02-28', false, false],
    ['born on 29 February, ten years', '2016-02-29', '2026-02-28', false, true],
  ])('%s', (_case, inception, lastPrice, lessThanOneYear, moreThanTenYears) => {
    expect(shareAge(inception, lastPrice)).toMatchObject({ lessThanOneYear, moreThanTenYears });
  });

  test('the inception year is that of the date', () => {
    expect(shareAge('2012-12-31', '2026-01-02').inceptionYear).toBe(2012);
  });
});
