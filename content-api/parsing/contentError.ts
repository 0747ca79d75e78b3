export type ContentProblem = {
  /** Relative to the parent of the content folder: `content/funds/x/fund.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** `riskLevel: expected a whole number from 1 to 7, got "high"`. */
  expected: string;
};

/** Everything that breaks the content format, by file and line. The message has one line a problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const sorted = problems.toSorted(
      (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line,
    );
    super(sorted.map(({ file, line, expected }) => `${file}:${line}: ${expected}`).join('\n'));
    this.problems = sorted;
  }
}
