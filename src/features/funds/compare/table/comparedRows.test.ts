import { comparedFundOf, comparedShareOf } from '../../../../testing/compareFixtures';
import type { ReturnFrequency, RiskFigureCode } from '../../../../../contract/codes.generated';
import type { FeeView } from '../../shareViews';
import type { ComparedShareView } from '../compareViews';
import { feeRows, periodRows, riskRows, yearRows } from './comparedRows';

const compared = (...shares: Partial<ComparedShareView>[]) =>
  shares.map((changes) => ({ fund: comparedFundOf(), share: comparedShareOf(changes) }));

const figure = (share: string | null, benchmark: string | null = null) => ({ share, benchmark });

test('periods stand shortest first, whichever share has them; those without a figure are left out', () => {
  const rows = periodRows(
    compared(
      {
        performances: [
          { code: 'creation_annu', ...figure('+5') },
          { code: '1y', ...figure('+1') },
          { code: '10y', ...figure(null) },
        ],
      },
      {
        performances: [{ code: 'ytd', ...figure(null, '+2') }],
      },
    ),
  );
  expect(rows.map(({ key, figures }) => [key, figures.map((found) => found?.share)])).toEqual([
    ['ytd', [undefined, null]],
    ['1y', ['+1', undefined]],
    ['creation_annu', ['+5', undefined]],
  ]);
});

test('years stand latest first', () => {
  const year = (number: number) => ({ year: number, complete: true, ...figure(`${number}`) });
  const rows = yearRows(
    compared({ calendarYears: [year(2025), year(2024)] }, { calendarYears: [year(2026), year(2025)] }),
  );
  expect(rows.map(({ key }) => key)).toEqual(['2026', '2025', '2024']);
  expect(rows[1]?.figures).toEqual([year(2025), year(2025)]);
  expect(rows[2]?.figures).toEqual([year(2024), null]);
});

test('risk figures of other windows or frequencies are not set beside each other', () => {
  const risk = (code: RiskFigureCode, windowYears: number, frequency: ReturnFrequency) => ({
    code,
    windowYears,
    frequency,
    ...figure('9'),
  });
  const rows = riskRows(
    compared(
      { riskFigures: [risk('sharpe', 1, 'weekly'), risk('volatility', 3, 'weekly')] },
      { riskFigures: [risk('volatility', 1, 'weekly'), risk('volatility', 3, 'daily')] },
    ),
  );
  expect(rows.map(({ key, figures }) => [key, figures.map((found) => found !== null)])).toEqual([
    ['volatility-1-weekly', [false, true]],
    ['volatility-3-weekly', [true, false]],
    ['volatility-3-daily', [false, true]],
    ['sharpe-1-weekly', [true, false]],
  ]);
});

test('fees stand in one order', () => {
  const fees = [
    { code: 'redemption', value: '0' },
    { code: 'management', value: '1' },
  ] satisfies FeeView[];
  expect(feeRows(compared({ fees }, { fees: [] })).map(({ key, figures }) => [key, figures])).toEqual([
    ['management', [fees[1], null]],
    ['redemption', [fees[0], null]],
  ]);
});
