export type ContentProblem = {
  /** Relative to the parent of the content folder: `content/funds/x/fund.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** `riskLevel: expected a whole number from 1 to 7, got "high"`. */
  expected: string;
};

/** The program, Git or the disk failed, and not the content. */
export interface Failure {
  isLasting: boolean;
  cause: unknown;
}

/** Problems by file and line. The message has one line per problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];
  /** False when the disk or Git failed: the same content may be read later. */
  readonly isLasting: boolean;

  constructor(problems: readonly ContentProblem[], { isLasting = true, cause }: Partial<Failure> = {}) {
    const sorted = problems.toSorted(
      (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line,
    );
    super(sorted.map(({ file, line, expected }) => `${file}:${line}: ${expected}`).join('\n'), { cause });
    this.problems = sorted;
    this.isLasting = isLasting;
  }
}

/** A bad file is wrong on every line, and a bad commit in every file: the first few are enough. */
export const maxProblemsOfFile = 20;
const maxProblems = 200;
const maxProblemLength = 600;

const andMore = (count: number) => `and ${count} more problems from here on`;

interface ProblemsOfFile {
  shown: { line: number; expected: string }[];
  /** Counts those that are not shown; `moreFrom` is the line of the first of them. */
  more: number;
  moreFrom: number;
}

/** The first problems of each file, and how many more there are. */
export class ProblemList {
  readonly #files = new Map<string, ProblemsOfFile>();

  get isEmpty(): boolean {
    return this.#files.size === 0;
  }

  /** @param file relative to the content folder */
  add(file: string, line: number, text: string): void {
    const { shown } = this.#of(file);
    const expected = text.length > maxProblemLength ? `${text.slice(0, maxProblemLength)}…` : text;
    if (shown.some((known) => known.line === line && known.expected === expected)) return;
    if (shown.length < maxProblemsOfFile) shown.push({ line, expected });
    else this.#addMore(file, 1, line);
  }

  addAll(others: ProblemList): void {
    for (const [file, { shown, more, moreFrom }] of others.#files) {
      for (const { line, expected } of shown) this.add(file, line, expected);
      if (more > 0) this.#addMore(file, more, moreFrom);
    }
  }

  /** @param folder the name of the content folder, which stands before each file */
  listed(folder: string): ContentProblem[] {
    const found = [...this.#files].flatMap(([file, { shown, more, moreFrom }]) => {
      const rest = more > 0 ? [{ line: moreFrom, expected: andMore(more) }] : [];
      return [...shown, ...rest].map((problem) => ({ file: `${folder}/${file}`, ...problem }));
    });
    const next = found[maxProblems];
    const rest = next ? [{ ...next, expected: andMore(found.length - maxProblems) }] : [];
    return [...found.slice(0, maxProblems), ...rest];
  }

  #of(file: string): ProblemsOfFile {
    const known = this.#files.get(file) ?? { shown: [], more: 0, moreFrom: 0 };
    this.#files.set(file, known);
    return known;
  }

  #addMore(file: string, more: number, from: number): void {
    const known = this.#of(file);
    if (known.more === 0) known.moreFrom = from;
    known.more += more;
  }
}
