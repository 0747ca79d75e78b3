import type { TemplateRow } from './templates';

/*
 * The summary risk indicator follows from the classes of market risk (1 to 7) and credit risk (1 to 6): credit risk can only raise it
 * (Delegated Regulation (EU) 2017/653, annex II, part 3).
 */

const marketRisks = [1, 2, 3, 4, 5, 6, 7] as const;

/** The least indicator that each class of credit risk leaves, from class 1 on. */
const leastIndicators: readonly number[] = [1, 1, 3, 5, 5, 6];

export function riskIndicatorOf(marketRisk: number, creditRisk: number): number {
  return Math.max(marketRisk, leastIndicators[creditRisk - 1] ?? 1);
}

/** The classes of market risk that give the indicator with the credit risk: several where that raises it, none where they do not fit. */
export function marketRisksOf(indicator: number, creditRisk: number): number[] {
  return marketRisks.filter((marketRisk) => riskIndicatorOf(marketRisk, creditRisk) === indicator);
}

/** The indicator that an EPT should have by its own measures; undefined where it has it, says that it is adjusted, or lacks one of them. */
export function expectedRiskIndicator(cells: TemplateRow): number | undefined {
  const [indicator, marketRisk, creditRisk] = ['01090', '01100', '01110'].map((number) => cells.get(number));
  if (!indicator || !marketRisk || !creditRisk || cells.get('01095') === 'Y') return undefined;
  const expected = riskIndicatorOf(Number(marketRisk), Number(creditRisk));
  return Number(indicator) === expected ? undefined : expected;
}
