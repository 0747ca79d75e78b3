import { marketRisksOf, riskIndicatorOf } from './riskClasses';

// The table of annex II, part 3: market risk 1 to 7 by credit risk.
test.each([
  [1, [1, 2, 3, 4, 5, 6, 7]],
  [2, [1, 2, 3, 4, 5, 6, 7]],
  [3, [3, 3, 3, 4, 5, 6, 7]],
  [4, [5, 5, 5, 5, 5, 6, 7]],
  [5, [5, 5, 5, 5, 5, 6, 7]],
  [6, [6, 6, 6, 6, 6, 6, 7]],
])('credit risk %i raises the indicator', (creditRisk, indicators) => {
  expect([1, 2, 3, 4, 5, 6, 7].map((marketRisk) => riskIndicatorOf(marketRisk, creditRisk))).toEqual(
    indicators,
  );
});

test('market risk follows from the indicator, but where credit risk raises it', () => {
  expect(marketRisksOf(4, 3)).toEqual([4]);
  expect(marketRisksOf(3, 3)).toEqual([1, 2, 3]);
  expect(marketRisksOf(7, 6)).toEqual([7]);
  expect(marketRisksOf(4, 4)).toEqual([]);
});
