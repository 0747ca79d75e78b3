import { createHash } from 'node:crypto';

type Report = (line: number, problem: string) => void;

/** More are found again. */
const maxReports = 20;

/**
 * A reader of texts that remembers what it made of the last of them: from a commit to the next most are the same, and while
 * somebody types, all but one. What it returns is shared, and must not be changed.
 *
 * @param read has to be pure: the same text is the same result, with the same reports
 */
export function rememberTexts<Result>(
  read: (text: string, report: Report) => Result,
  maxTexts: number,
): (text: string, report: Report) => Result {
  const remembered = new Map<string, { result: Result; reports: (readonly [number, string])[] }>();
  return (text, report) => {
    // Shorter than the texts, of which some have a megabyte.
    const key = createHash('sha256').update(text).digest('base64');
    const known = remembered.get(key);
    if (known) {
      // The one used last comes last.
      remembered.delete(key);
      remembered.set(key, known);
      for (const [line, problem] of known.reports) report(line, problem);
      return known.result;
    }
    const reports: (readonly [number, string])[] = [];
    const result = read(text, (line, problem) => {
      if (reports.length <= maxReports) reports.push([line, problem]);
      report(line, problem);
    });
    if (reports.length <= maxReports) remembered.set(key, { result, reports });
    const [oldest] = remembered.keys();
    if (remembered.size > maxTexts && oldest !== undefined) remembered.delete(oldest);
    return result;
  };
}
