import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf, messageOf } from '../../platform/errors';
import { decodeText, isIgnored, isMissing, readContentFile, RefusedFile } from './contentFile';
import type { ContentLocale, PdfFile } from './content';
import { documentFacts, missingInPdf } from './documentFacts';
import { issuePath, issueText } from './issueText';
import type { FileIds, ReadItem, ReadItems } from './ReadItems';
import { parseYamlText, type YamlPath, type YamlText } from './yamlText';

export { isMissing } from './contentFile';

export type ContentProblem = {
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

/** A file of the folder is not the one of the commit. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** The program, Git or the disk failed, and not the content. */
interface Failure {
  isLasting: boolean;
  cause: unknown;
}

/** A parsed file, and how to report problems in it. */
export type ContentFile<Value> = {
  value: Value;
  report: (path: YamlPath, problem: string) => void;
  /** `line` is counted from 0 within the text at `path`. */
  reportInText: (path: YamlPath, line: number, problem: string) => void;
  /** Line of the file at which `path` stands, for problems that are found later. */
  lineOf: (path: YamlPath) => number;
};

/** Files by path; `null` for one that is gone. */
export type ContentChanges = ReadonlyMap<string, Buffer | null>;

/** Items of one kind that are read at once: an open file each, and the system limits those. */
export const maxItemsAtOnce = 16;

/** A bad file is wrong on every line, and a bad commit in every file: the first few are enough. */
const [maxProblemsOfFile, maxProblems] = [20, 200];
const maxProblemLength = 600;

const andMore = (count: number) => `and ${count} more problems from here on`;

export type ProblemsOfFile = { shown: ContentProblem[]; more: number; moreFrom: number };

/** Where the files of a content are, whatever is read of them. */
interface Files {
  directory: string;
  /** What is read in place of files of the folder. */
  changes: ContentChanges;
  /** What is in the content and not in the folder: no regular files, or too large ones. */
  refused: ReadonlySet<string>;
  known: KnownItems | undefined;
  /** The PDFs that are being read. */
  pdfs: Promise<unknown>;
}

/** Items that were read before, and the ids by which they are known again. */
export interface KnownItems {
  items: ReadItems;
  ids: FileIds;
}

export interface ContentOptions {
  /** Problems of what is in the content and not in the folder. */
  refused?: readonly ContentProblem[];
  changes?: ContentChanges;
  known?: KnownItems | undefined;
}

/** The content folder and the problems found in it so far. Paths are relative to the folder. */
export class ContentSource {
  readonly #files: Files;
  readonly #problems = new Map<string, ProblemsOfFile>();
  readonly #failure: Failure = { isLasting: true, cause: undefined };
  readonly #asked = new Map<string, string | undefined>();

  private constructor(files: Files) {
    this.#files = files;
  }

  static open(
    contentDir: string,
    { refused = [], changes = new Map(), known }: ContentOptions = {},
  ): ContentSource {
    const names = new Set(refused.map(({ file }) => file));
    const source = new ContentSource({
      directory: path.resolve(contentDir),
      changes,
      refused: names,
      known: known && { ...known, ids: known.ids.with(changes, names) },
      pdfs: Promise.resolve(),
    });
    for (const { file, line, expected } of refused) source.report(file, line, expected);
    return source;
  }

  /**
   * Reads an item, or what was made of it before if nothing that it was read from has changed. What is returned is shared, and
   * must not be changed.
   *
   * @param name of what is read, each its own
   * @param context all that it is made with beside files
   */
  async remember<Value>(
    name: string,
    context: readonly unknown[],
    read: (source: ContentSource) => Promise<Value>,
  ): Promise<Value> {
    const { known } = this.#files;
    if (!known) return read(this);
    const item = known.items.find(name, context, known.ids) ?? (await this.#readItem(name, context, read));
    for (const [file, answer] of item.asked) this.#asked.set(file, answer);
    this.#addProblems(item.problems);
    // What was kept by a name was read by that name.
    return item.value as Value;
  }

  async #readItem<Value>(
    name: string,
    context: readonly unknown[],
    read: (source: ContentSource) => Promise<Value>,
  ): Promise<ReadItem> {
    const source = new ContentSource(this.#files);
    const value = await read(source).catch((error: unknown) => {
      this.#addProblems(source.#problems);
      throw error;
    });
    const item = { value, context, asked: source.#asked, problems: source.#problems };
    // What the program or the disk failed at may be read the next time.
    if (source.#failure.cause === undefined) this.#files.known?.items.keep(name, item);
    this.#failure.cause ??= source.#failure.cause;
    this.#failure.isLasting &&= source.#failure.isLasting;
    return item;
  }

  #addProblems(problems: ReadItem['problems']): void {
    for (const [file, { shown, more, moreFrom }] of problems) {
      for (const { line, expected } of shown) this.report(file, line, expected);
      if (more > 0) this.#addMore(file, more, moreFrom);
    }
  }

  report(file: string, line: number, text: string): void {
    const known = this.#problems.get(file) ?? { shown: [], more: 0, moreFrom: line };
    this.#problems.set(file, known);
    const expected = text.length > maxProblemLength ? `${text.slice(0, maxProblemLength)}…` : text;
    if (known.shown.some((shown) => shown.line === line && shown.expected === expected)) return;
    if (known.shown.length < maxProblemsOfFile) {
      known.shown.push({ file: `${path.basename(this.#files.directory)}/${file}`, line, expected });
      return;
    }
    this.#addMore(file, 1, line);
  }

  #addMore(file: string, more: number, from: number): void {
    const known = this.#problems.get(file) ?? { shown: [], more: 0, moreFrom: from };
    if (known.more === 0) known.moreFrom = from;
    known.more += more;
  }

  /** @throws ContentError with all problems that were reported, when there are any */
  throwProblems(): void {
    const found = [...this.#problems.values()].flatMap(({ shown, more, moreFrom }) => {
      const [first] = shown;
      return more > 0 && first ? [...shown, { ...first, line: moreFrom, expected: andMore(more) }] : shown;
    });
    if (found.length === 0) return;
    const next = found[maxProblems];
    const rest = next ? [{ ...next, expected: andMore(found.length - maxProblems) }] : [];
    throw new ContentError([...found.slice(0, maxProblems), ...rest], this.#failure);
  }

  /**
   * Reads a file, or an item by its main file. Whatever the reader throws is a problem of that file: one file never ends the
   * reading of the others.
   */
  async attempt<Value>(file: string, read: () => Promise<Value>): Promise<Value | null> {
    try {
      return await read();
    } catch (error) {
      this.#reportError(file, error);
      return null;
    }
  }

  #reportError(file: string, error: unknown): void {
    if (error instanceof RefusedFile) {
      this.report(file, error.line, error.message);
      return;
    }
    this.#failure.cause ??= error;
    // The system's own errors have a code: they may be gone the next time.
    if (codeOf(error) !== undefined || error instanceof DamagedFile) this.#failure.isLasting = false;
    this.report(file, 1, `expected a file that can be read (${messageOf(error)}): correct or replace it`);
  }

  /** Sorted by name; empty when there is no such folder. */
  async names(folder: string): Promise<{ folders: string[]; files: string[] }> {
    const { known } = this.#files;
    if (known) {
      this.#ask(`${folder}/`);
      const names = known.ids.namesIn(`${folder}/`);
      return {
        files: names.filter((name) => !name.endsWith('/')),
        folders: names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1)),
      };
    }
    try {
      const entries = await readdir(path.join(this.#files.directory, folder), { withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      return this.#withChanges(folder, { folders, files });
    } catch (error) {
      this.#reportError(folder, error);
      return { folders: [], files: [] };
    }
  }

  #withChanges(folder: string, { folders, files }: { folders: string[]; files: string[] }) {
    const added: { folders: string[]; files: string[] } = { folders: [], files: [] };
    for (const [file, bytes] of this.#files.changes) {
      if (bytes === null || !file.startsWith(`${folder}/`)) continue;
      const [name = '', ...below] = file.slice(folder.length + 1).split('/');
      (below.length > 0 ? added.folders : added.files).push(name);
    }
    const shown = (names: readonly string[]) =>
      [...new Set(names)].filter((name) => !isIgnored(name)).toSorted((a, b) => (a < b ? -1 : 1));
    const unchanged = files.filter((name) => !this.#files.changes.has(`${folder}/${name}`));
    return { folders: shown([...folders, ...added.folders]), files: shown([...unchanged, ...added.files]) };
  }

  /** The id of a file or the names in a folder, on which what is being read depends. */
  #ask(file: string): string | undefined {
    const { known } = this.#files;
    if (!known) return undefined;
    const answer = known.ids.answer(file);
    this.#asked.set(file, answer);
    return answer;
  }

  /** `null` when there is no such file, which is not reported; `undefined`, and a problem, when it is refused. */
  async readBytes(file: string): Promise<Buffer | null | undefined> {
    this.#ask(file);
    const { changes, directory, known } = this.#files;
    const changed = changes.get(file);
    if (changed !== undefined) return changed;
    try {
      const bytes = await readContentFile(directory, file);
      if (known && !known.ids.isOf(file, bytes)) throw new DamagedFile(file);
      return bytes;
    } catch (error) {
      this.#reportError(file, error);
      return undefined;
    }
  }

  /** Reads the facts about a PDF, or reports a problem. Only one is in memory at a time: each may have 20 MB. */
  readPdf(file: string, locale: ContentLocale): Promise<PdfFile> {
    this.#ask(file);
    const { changes, directory } = this.#files;
    const changed = changes.get(file);
    const factsOf = async () =>
      changed
        ? { bytes: changed.length, missing: await missingInPdf(changed, locale) }
        : documentFacts(directory, file, locale).catch(async (error: unknown) => {
            // It may be damaged, which is no problem of the content.
            await this.readBytes(file);
            throw error;
          });
    const read = this.#files.pdfs.then(() => this.attempt(file, factsOf));
    this.#files.pdfs = read;
    return read.then((facts) => ({ path: file, bytes: 0, missing: [], ...facts }));
  }

  /** Line ends are `\n`, without byte order mark; `null`, and a problem, if there is no such text. */
  async readText(file: string): Promise<string | null> {
    const bytes = await this.readBytes(file);
    if (bytes === null && !this.#files.refused.has(file)) {
      this.report(file, 1, 'expected this file, which does not exist');
    }
    return bytes ? this.attempt(file, async () => decodeText(bytes)) : null;
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
    try {
      const yaml = parseYamlText(source, firstLine);
      if (Array.isArray(yaml)) {
        for (const { line, message } of yaml) this.report(file, line, `expected valid YAML: ${message}`);
        return null;
      }
      const result = v.safeParse(schema, yaml.value);
      for (const issue of (result.issues ?? []).slice(0, maxProblemsOfFile + 1)) {
        this.report(file, yaml.lineOf(issuePath(issue)), issueText(issue));
      }
      return result.success ? this.#file(file, yaml, result.output) : null;
    } catch (error) {
      this.#reportError(file, error);
      return null;
    }
  }

  #file<Value>(file: string, yaml: YamlText, value: Value): ContentFile<Value> {
    return {
      value,
      lineOf: yaml.lineOf,
      report: (at, problem) => {
        this.report(file, yaml.lineOf(at), problem);
      },
      reportInText: (at, line, problem) => {
        this.report(file, yaml.textLineOf(at) + line, problem);
      },
    };
  }
}
