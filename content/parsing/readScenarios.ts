import { addMonths } from '../../figures/days';
import type { MonthScenarios, Share } from './content';
import { ScenarioCode } from '../../contract/codes.generated';
import type { ContentFile, ContentSource } from '../files/contentSource';
import { csvRowsBelow, type ReportLine, type ReportProblem } from '../files/csvRows';
import { oneOf } from '../schemas/fieldSchemas';

/** The amounts are left of this sum, in the share's currency (Delegated Regulation (EU) 2017/653, annex IV). */
export const scenarioInvestment = 10_000;

const header = 'month,scenario,amount_1y,return_1y,amount_rhp,return_rhp';

const amountText = 'an amount without spaces and signs, such as 9430';
const returnText = 'a percentage a year without its sign, such as -5.7';

/** KIDs round amounts to tens and returns to one decimal. */
const [amountRounding, returnRounding] = [5, 0.05];

type Line = { month: string; code: string };
type Row = MonthScenarios['rows'][number];

/** The month and scenario of the next line: months follow each other, each with all scenarios. */
function lineAfter({ month, code }: Line): Line {
  const next = ScenarioCode[ScenarioCode.findIndex((known) => known === code) + 1];
  if (next) return { month, code: next };
  return { month: addMonths(`${month}-01`, 1).slice(0, 7), code: ScenarioCode[0] };
}

function reportSequence(lines: readonly (Line & { report: ReportProblem })[]): void {
  const written = ({ month, code }: Line) => `${month},${code}`;
  for (const [index, { report, ...here }] of lines.entries()) {
    const before = lines[index - 1];
    const expected = before ? lineAfter(before) : { month: here.month, code: ScenarioCode[0] };
    if (written(here) === written(expected)) continue;
    report(
      `expected the line ${written(expected)}, got ${written(here)}: each month is published, once, with ` +
        `${ScenarioCode.join(', ')} (Delegated Regulation (EU) 2017/653, art. 8(3))`,
    );
  }
  const last = lines.at(-1);
  if (last && last.code !== ScenarioCode.at(-1)) {
    last.report(`expected the line ${written(lineAfter(last))} after this one: complete the month`);
  }
}

function grown(averageReturn: number, years: number): number {
  return scenarioInvestment * Math.max(0, 1 + averageReturn / 100) ** years;
}

/** An amount and the average return that gives it over the years. */
function scenarioValue(
  [amountCell = '', returnCell = '']: readonly string[],
  { period, years }: { period: '1y' | 'rhp'; years: number | null },
  report: ReportProblem,
): Row['afterOneYear'] {
  const isAmount = /^\d+(?:\.\d+)?$/.test(amountCell);
  const isReturn = /^-?\d+(?:\.\d+)?$/.test(returnCell);
  if (!isAmount) report(`amount_${period}: expected ${amountText}, got "${amountCell}"`);
  if (!isReturn) report(`return_${period}: expected ${returnText}, got "${returnCell}"`);
  const [amount, averageReturn] = [Number(amountCell), Number(returnCell)];
  if (isAmount && isReturn && years !== null) {
    const lowest = grown(averageReturn - returnRounding, years) - amountRounding;
    const highest = grown(averageReturn + returnRounding, years) + amountRounding;
    if (amount < lowest || amount > highest) {
      const expected = Math.round(grown(averageReturn, years));
      report(
        `amount_${period}: expected about ${expected}, which ${scenarioInvestment} are after ${years} year(s) ` +
          `at ${returnCell} % a year, got ${amountCell}: correct one of them`,
      );
    }
  }
  return { amount, averageReturn };
}

/** @param worse the scenario of the month before this one in the order of `ScenarioCode`, if it is there */
function reportOrder(row: Row, worse: Row | undefined, report: ReportProblem): void {
  for (const [column, period] of [
    ['amount_1y', 'afterOneYear'],
    ['amount_rhp', 'atHoldingPeriod'],
  ] as const) {
    const [is, least] = [row[period].amount, worse?.[period].amount ?? 0];
    if (is < least) report(`${column}: expected ${least} at least, as in ${worse?.code ?? ''}, got ${is}`);
  }
}

function parseScenarios(text: string, holdingYears: number | null, reportLine: ReportLine): MonthScenarios[] {
  const lines: (Line & { report: ReportProblem })[] = [];
  const months = new Map<string, Row[]>();
  for (const { record, report } of csvRowsBelow(header, text, reportLine)) {
    const [month = '', scenario = '', ...values] = record;
    const code = ScenarioCode.find((known) => known === scenario);
    if (record.length !== 6) report(`expected six cells, ${header}, got ${record.length}`);
    if (!/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/.test(month)) {
      report(`month: expected a month written YYYY-MM, got "${month}"`);
      continue;
    }
    if (!code) {
      report(`scenario: expected ${oneOf(ScenarioCode)}, got "${scenario}"`);
      continue;
    }
    const row: Row = {
      code,
      afterOneYear: scenarioValue(values.slice(0, 2), { period: '1y', years: 1 }, report),
      atHoldingPeriod: scenarioValue(values.slice(2), { period: 'rhp', years: holdingYears }, report),
    };
    const rows = months.get(month) ?? [];
    const worseCode = ScenarioCode[ScenarioCode.indexOf(code) - 1];
    reportOrder(
      row,
      rows.find((known) => known.code === worseCode),
      report,
    );
    months.set(month, [...rows, row]);
    lines.push({ month, code, report });
  }
  reportSequence(lines);
  return Array.from(months, ([month, rows]) => ({ date: addMonths(`${month}-31`, 0), rows })).reverse();
}

/**
 * Performance scenarios of a share; `folder` is the fund's.
 *
 * @param holdingYears its recommended holding period; `null` where that is unknown
 */
export async function readScenarios(
  source: ContentSource,
  folder: string,
  { isin, holdingYears }: { isin: string; holdingYears: number | null },
): Promise<MonthScenarios[]> {
  const file = `${folder}/scenarios/${isin}.csv`;
  const text = await source.readText(file);
  if (text === null) return [];
  return parseScenarios(text, holdingYears, (line, problem) => {
    source.report(file, line, problem);
  });
}

const after = (from: string, months: number) => addMonths(`${from}-01`, months).slice(0, 7);

/** @param holdingYears recommended; `null` where they are unknown */
export function reportWrongIntervals(
  { value, report }: ContentFile<Pick<Share, 'inceptionDate' | 'scenarioIntervals'>>,
  holdingYears: number | null,
): void {
  const { inceptionDate, scenarioIntervals } = value;
  if (!scenarioIntervals) return;
  const { usesBenchmark, ...intervals } = scenarioIntervals;
  for (const [scenario, { from, to }] of Object.entries(intervals)) {
    const at = ['scenarioIntervals', scenario];
    const wrong = (field: string, expected: string, got: string) => {
      report([...at, field], `expected ${expected}, got "${got}"`);
    };
    const end = holdingYears === null ? to : after(from, holdingYears * 12);
    // The worst year or more up to now may be worse than each whole holding period (annex IV).
    if (scenario === 'unfavourable' && (to < after(from, 12) || to > end))
      wrong('to', `a month from ${after(from, 12)} to ${end}, the end of the holding period`, to);
    if (scenario !== 'unfavourable' && to !== end) wrong('to', `${end}, the end of the holding period`, to);
    if (!usesBenchmark && from < inceptionDate.slice(0, 7))
      wrong('from', `a month from the share's inception on, as usesBenchmark is false`, from);
  }
}
