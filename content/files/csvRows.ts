import { CsvError, csvRecords } from './csvRecords';

export type ReportLine = (line: number, problem: string) => void;

/** A problem of the row's own line. */
export type ReportProblem = (problem: string) => void;

type CsvRow = { record: string[]; report: ReportProblem };

/** The lines below the header that are not empty, with their cells. Another header is reported. */
export function csvRowsBelow(header: string, text: string, report: ReportLine): CsvRow[] {
  const rows: CsvRow[] = [];
  try {
    for (const { cells, line } of csvRecords(text)) {
      if (cells.length === 1 && cells[0] === '') continue;
      rows.push({ record: cells, report: (problem) => report(line, problem) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(error.line, `expected comma-separated values: ${error.message}`);
    return [];
  }
  const [first, ...others] = rows;
  const found = first?.record.join(',') ?? '';
  if (found !== header) report(1, `expected the header ${header}, got "${found}"`);
  return others;
}
