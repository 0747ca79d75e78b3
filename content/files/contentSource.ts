import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf, messageOf } from '../../platform/errors';
import { DamagedFile, decodeText, isIgnored, isMissing, readContentFile, RefusedFile } from './contentFile';
import type { ContentLocale } from '../contentLocales';
import { documentFacts, kidOf, kidOfDocument, missingInPdf, type PdfFile } from './documentFacts';
import { issuePath, issueText, withField } from './issueText';
import {
  ContentError,
  type ContentProblem,
  type Failure,
  maxProblemsOfFile,
  ProblemList,
} from './ProblemList';
import type { KnownFiles, ReadItem } from './ReadItems';
import { parseYamlText, type YamlPath, type YamlText } from './yamlText';

/** A parsed file, and how to report problems in it. */
export type ContentFile<Value> = {
  value: Value;
  /** @param field that the problem names; by default that at `path`, whose line it gets, and with `[]` none */
  report: (path: YamlPath, problem: string, field?: YamlPath) => void;
  /** `line` is counted from 0 within the text at `path`. */
  reportInText: (path: YamlPath, line: number, problem: string) => void;
};

/** Items of one kind that are read at once: an open file each, and the system limits those. */
export const maxItemsAtOnce = 16;

/** All readers of a content share these. */
interface Files {
  directory: string;
  /** Files of the content that the folder lacks, because they are not regular or too large. */
  refused: ReadonlySet<string>;
  /** Its ids are those of the changed files, too. */
  known: KnownFiles | undefined;
  /** The PDFs that are being read. */
  pdfs: Promise<unknown>;
}

export interface ContentOptions {
  /** Problems of what is in the content and not in the folder. */
  refused?: readonly ContentProblem[];
  known?: KnownFiles | undefined;
}

/** The content folder and the problems found in it so far. Paths are relative to the folder. */
export class ContentSource {
  readonly #files: Files;
  readonly #problems = new ProblemList();
  readonly #failure: Failure = { isLasting: true, cause: undefined };
  readonly #dependencies = new Map<string, string | undefined>();

  private constructor(files: Files) {
    this.#files = files;
  }

  static open(contentDir: string, { refused = [], known }: ContentOptions = {}): ContentSource {
    const names = new Set(refused.map(({ file }) => file));
    const source = new ContentSource({
      directory: path.resolve(contentDir),
      refused: names,
      known: known && { ...known, ids: known.ids.with(known.changes, names) },
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
    for (const [file, id] of item.dependencies) this.#dependencies.set(file, id);
    this.#problems.addAll(item.problems);
    // Only values of that type are kept by this name.
    return item.value as Value;
  }

  async #readItem<Value>(
    name: string,
    context: readonly unknown[],
    read: (source: ContentSource) => Promise<Value>,
  ): Promise<ReadItem> {
    const source = new ContentSource(this.#files);
    const value = await read(source).catch((error: unknown) => {
      this.#problems.addAll(source.#problems);
      throw error;
    });
    const item = { value, context, dependencies: source.#dependencies, problems: source.#problems };
    // An item at which the program or the disk failed may be read the next time.
    if (source.#failure.cause === undefined) this.#files.known?.items.keep(name, item);
    this.#failure.cause ??= source.#failure.cause;
    this.#failure.isLasting &&= source.#failure.isLasting;
    return item;
  }

  report(file: string, line: number, text: string): void {
    this.#problems.add(file, line, text);
  }

  /** @throws ContentError with all problems that were reported, when there are any */
  throwProblems(): void {
    const problems = this.#problems.listed(path.basename(this.#files.directory));
    if (problems.length > 0) throw new ContentError(problems, this.#failure);
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
    const { directory, known } = this.#files;
    if (known) {
      this.#dependOn(`${folder}/`);
      return known.ids.namesIn(`${folder}/`);
    }
    try {
      const entries = await readdir(path.join(directory, folder), { withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      const names = (found: Dirent[]) =>
        found
          .map(({ name }) => name)
          .filter((name) => !isIgnored(name))
          .toSorted();
      return {
        files: names(entries.filter((entry) => entry.isFile())),
        folders: names(entries.filter((entry) => entry.isDirectory())),
      };
    } catch (error) {
      this.#reportError(folder, error);
      return { folders: [], files: [] };
    }
  }

  /** @param file its path, or that of a folder with a slash behind it */
  #dependOn(file: string): void {
    this.#dependencies.set(file, this.#files.known?.ids.of(file));
  }

  /** `null` when there is no such file, which is not reported; `undefined`, and a problem, when it is refused. */
  async readBytes(file: string): Promise<Buffer | null | undefined> {
    this.#dependOn(file);
    const { directory, known } = this.#files;
    const changed = known?.changes.get(file);
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

  /**
   * Reads the facts about a PDF, or reports a problem. Only one is in memory at a time: each may have 20 MB.
   *
   * @param isCompared whether its text is read, too
   */
  readPdf(file: string, locale: ContentLocale, isCompared = false): Promise<PdfFile> {
    this.#dependOn(file);
    const { directory, known } = this.#files;
    const changed = known?.changes.get(file);
    const factsOf = async () =>
      changed
        ? { bytes: changed.length, missing: await missingInPdf(changed, locale) }
        : documentFacts(directory, file, locale).catch(async (error: unknown) => {
            // It may be damaged, which is no problem of the content.
            await this.readBytes(file);
            throw error;
          });
    const kidOfFile = async () => {
      if (!isCompared) return {};
      return { kid: changed ? await kidOf(changed, locale) : await kidOfDocument(directory, file, locale) };
    };
    const allOf = async () => ({ ...(await factsOf()), ...(await kidOfFile()) });
    const read = this.#files.pdfs.then(() => this.attempt(file, allOf));
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

  /**
   * The line of a part of a YAML file, for problems that are found later: what is kept of a file has no lines.
   *
   * @param yamlOf the YAML of the file's text, and the line at which it begins
   */
  async lineOf(
    file: string,
    at: YamlPath,
    yamlOf = (text: string) => ({ yaml: text, firstLine: 1 }),
  ): Promise<number> {
    const { yaml, firstLine } = yamlOf((await this.readText(file)) ?? '');
    const parsed = parseYamlText(yaml, firstLine);
    return Array.isArray(parsed) ? 1 : parsed.lineOf(at);
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
      report: (at, problem, field = at) => {
        this.report(file, yaml.lineOf(at), withField(field, problem));
      },
      reportInText: (at, line, problem) => {
        this.report(file, yaml.textLineOf(at) + line, withField(at, problem));
      },
    };
  }
}
