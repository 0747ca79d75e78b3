import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { issuePath, issueText } from './issueText';
import { parseYamlText, type YamlPath, type YamlText } from './yamlText';

type ContentProblem = {
  /** Relative to the parent of the content folder: `content/funds/x/fund.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** `riskLevel: expected a whole number from 1 to 7, got "high"`. */
  expected: string;
};

/** Problems by file and line. The message has one line per problem. */
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

/** A parsed file, and how to report problems in it. */
export type ContentFile<Value> = {
  value: Value;
  report: (path: YamlPath, problem: string) => void;
  /** `line` is counted from 0 within the text at `path`. */
  reportInText: (path: YamlPath, line: number, problem: string) => void;
};

/** Not `instanceof Error`: in Jest, errors of Node.js come from another realm. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}

/** Notes, hidden files and backups of text editors. */
export function isIgnored(name: string): boolean {
  return name === 'README.md' || name.startsWith('.') || name.endsWith('~');
}

/** The content folder and the problems found in it so far. Paths are relative to the folder. */
export class ContentSource {
  readonly problems: ContentProblem[] = [];
  readonly #directory: string;

  constructor(contentDir: string) {
    this.#directory = path.resolve(contentDir);
  }

  report(file: string, line: number, expected: string): void {
    this.problems.push({ file: `${path.basename(this.#directory)}/${file}`, line, expected });
  }

  /** Sorted by name; empty when there is no such folder. */
  async names(folder: string): Promise<{ folders: string[]; files: string[] }> {
    try {
      const entries = await readdir(path.join(this.#directory, folder), { withFileTypes: true });
      const shown = entries
        .filter(({ name }) => !isIgnored(name))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return {
        folders: shown.filter((entry) => entry.isDirectory()).map(({ name }) => name),
        files: shown.filter((entry) => !entry.isDirectory()).map(({ name }) => name),
      };
    } catch (error) {
      if (isMissing(error)) return { folders: [], files: [] };
      throw error;
    }
  }

  /** `null` when there is no such file, which is not reported. */
  async readBytes(file: string): Promise<Buffer | null> {
    try {
      return await readFile(path.join(this.#directory, file));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** With `\n` line ends and no byte order mark; `null`, and a problem, when there is no such file. */
  async readText(file: string): Promise<string | null> {
    const bytes = await this.readBytes(file);
    if (bytes === null) {
      this.report(file, 1, 'expected this file, which does not exist');
      return null;
    }
    return bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  }

  /** `null`, and problems, when the file is missing or does not match the schema. */
  async readYaml<Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ): Promise<ContentFile<v.InferOutput<Schema>> | null> {
    const source = await this.readText(file);
    return source === null ? null : this.parseYaml(file, source, schema);
  }

  /** `firstLine` is the line of the file at which the YAML begins. */
  parseYaml<Schema extends v.GenericSchema>(
    file: string,
    source: string,
    schema: Schema,
    firstLine = 1,
  ): ContentFile<v.InferOutput<Schema>> | null {
    const yaml = parseYamlText(source, firstLine);
    if (Array.isArray(yaml)) {
      for (const { line, message } of yaml) this.report(file, line, `expected valid YAML: ${message}`);
      return null;
    }
    const result = v.safeParse(schema, yaml.value);
    for (const issue of result.issues ?? []) {
      this.report(file, yaml.lineOf(issuePath(issue)), issueText(issue));
    }
    return result.success ? this.#file(file, yaml, result.output) : null;
  }

  #file<Value>(file: string, yaml: YamlText, value: Value): ContentFile<Value> {
    return {
      value,
      report: (at, problem) => {
        this.report(file, yaml.lineOf(at), problem);
      },
      reportInText: (at, line, problem) => {
        this.report(file, yaml.textLineOf(at) + line, problem);
      },
    };
  }
}
