import { parse } from 'csv-parse/sync';

export type ReportLine = (line: number, problem: string) => void;

type CsvRow = { record: string[]; line: number };

function csvRows(text: string, report: ReportLine): CsvRow[] {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        rows.push({ record, line: lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    report(line, `expected comma-separated values: ${error.message}`);
  }
  return rows;
}

/** The lines below the header, with their cells. Another header is reported. */
export function csvRowsBelow(header: string, text: string, report: ReportLine): CsvRow[] {
  const [first, ...rows] = csvRows(text, report);
  if (first?.record.join(',') !== header) {
    report(1, `expected the header ${header}, got "${first?.record.join(',') ?? ''}"`);
  }
  return rows;
}
