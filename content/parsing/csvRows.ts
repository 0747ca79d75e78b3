import { parse } from 'csv-parse/sync';

export type ReportLine = (line: number, problem: string) => void;

/** A problem of the row's own line. */
export type ReportProblem = (problem: string) => void;

type CsvRow = { record: string[]; report: ReportProblem };

const options = { relax_column_count: true, skip_empty_lines: true, trim: true } as const;

/** Numbers of the lines where the records end. The library takes half its time for them. */
function linesOf(text: string): number[] {
  const numbers: number[] = [];
  parse(text, {
    ...options,
    on_record: (_record: string[], { lines }) => {
      numbers.push(lines);
      return null;
    },
  });
  return numbers;
}

/** The lines below the header, with their cells. Another header is reported. */
export function csvRowsBelow(header: string, text: string, report: ReportLine): CsvRow[] {
  let records: string[][];
  try {
    records = parse(text, options);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    report(line, `expected comma-separated values: ${error.message}`);
    return [];
  }
  const [first, ...rows] = records;
  if (first?.join(',') !== header)
    report(1, `expected the header ${header}, got "${first?.join(',') ?? ''}"`);
  let lines: number[] | undefined;
  return rows.map((record, index) => ({
    record,
    report: (problem) => {
      lines ??= linesOf(text);
      report(lines[index + 1] ?? 1, problem);
    },
  }));
}
