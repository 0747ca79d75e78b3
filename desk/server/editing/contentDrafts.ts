import * as v from 'valibot';
import { messageOf } from '../../../platform/errors';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { fetchWhole } from '../../../platform/http/retryDropped';
import { contentProblemSchema, shownText, titleSchema } from '../../../platform/revisionSchemas';
import {
  type Conflict,
  conflictSchema,
  type ContentFile,
  contentFileSchema,
  draftProblemsSchema,
  type Problem,
  problemSchema,
  type SavedFile,
  savedSchema,
  type SettledFile,
} from '../../api';

const timeLimitMs = 30_000;

const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/));
const personSchema = v.object({ name: shownText, mail: shownText });

export type Person = v.InferOutput<typeof personSchema>;

const contentDraftSchema = v.object({
  name: v.string(),
  title: shownText,
  owner: v.nullable(personSchema),
  first: idSchema,
  head: idSchema,
  /** The last commit of the live branch that is in it. */
  base: v.nullable(idSchema),
  authors: v.array(personSchema),
  commits: v.number(),
  changedAt: v.nullable(v.string()),
  changedFiles: v.number(),
});

/** A draft as the content API has it. */
export type ContentDraft = v.InferOutput<typeof contentDraftSchema>;

const committedSchema = v.object({ commit: idSchema });
const filesSchema = v.object({
  files: v.array(
    v.object({ path: v.string(), blob: idSchema, size: v.number(), title: v.optional(titleSchema) }),
  ),
});

const wholeFileSchema = v.object({
  blob: idSchema,
  content: v.string(),
  encoding: v.picklist(['utf8', 'base64']),
});
const historySchema = v.object({
  commits: v.array(
    v.pipe(
      v.object({ id: idSchema, at: v.string(), author: shownText, message: shownText }),
      v.transform(({ id, at, author, message }) => ({ commit: id, at, by: author, message })),
    ),
  ),
});

const versionSchema = v.object({ blob: v.nullable(v.string()), text: v.nullable(v.string()) });
/** As a conflict of a file has it. */
const shown = ({ blob, text }: v.InferOutput<typeof versionSchema>) => text ?? (blob === null ? null : {});
const fileConflictSchema = v.pipe(
  v.object({ path: v.string(), base: versionSchema, theirs: versionSchema, yours: versionSchema }),
  v.transform(({ path, base, theirs, yours }): Conflict => ({
    path,
    blob: theirs.blob,
    base: shown(base),
    theirs: shown(theirs),
    yours: shown(yours),
  })),
);

/** `code` is absent where the content API knows nothing of drafts. */
const refusalSchema = v.object({
  error: v.string(),
  code: v.optional(v.string()),
  conflicts: v.optional(v.array(v.union([fileConflictSchema, conflictSchema]))),
  problems: v.optional(v.array(contentProblemSchema)),
  path: problemSchema.entries.path,
  field: problemSchema.entries.field,
});

type Refusal = v.InferOutput<typeof refusalSchema>;

/** Refusals of the content API, in the desk's codes. All else is a fault of the content API. */
const codes: Readonly<Record<string, readonly [status: number, code: Problem['code']]>> = {
  'no-draft': [404, 'draft-gone'],
  'not-found': [404, 'not-found'],
  conflict: [409, 'draft-conflicts'],
  outdated: [409, 'draft-changed'],
  'nothing-to-merge': [409, 'draft-empty'],
  unrelated: [409, 'draft-unrelated'],
  'no-live-branch': [409, 'invalid'],
  'has-problems': [422, 'has-problems'],
  'too-large': [413, 'too-large'],
  invalid: [400, 'invalid'],
  busy: [503, 'failed'],
};

interface Act {
  method: 'POST' | 'DELETE';
  body?: object;
  /** True if it may be done twice, when the connection is dropped. */
  isRepeatable?: boolean;
}

/** The drafts of a content API, which may know none: the contract leaves them out. What it refuses is an HttpError for the page. */
export class ContentDrafts {
  constructor(private readonly contentApi: { url: string; token: string | undefined }) {}

  async list(): Promise<ContentDraft[]> {
    const schema = v.object({ drafts: v.array(contentDraftSchema) });
    return (await this.ask('/_drafts', schema)).drafts;
  }

  find(name: string): Promise<ContentDraft> {
    return this.ask(pathOf(name), contentDraftSchema);
  }

  create(title: string, owner: Person): Promise<ContentDraft> {
    return this.ask('/_drafts', contentDraftSchema, { method: 'POST', body: { title, owner } });
  }

  async remove(name: string, commit: string): Promise<void> {
    await this.ask(`${pathOf(name)}?commit=${commit}`, v.undefined(), { method: 'DELETE' });
  }

  /** A second time it finds what it has saved, and saves nothing. */
  save(name: string, body: { author: Person; files: SavedFile[] }) {
    return this.post(name, 'save', body, savedSchema, true);
  }

  problems(name: string, files: SavedFile[]) {
    return this.post(name, 'problems', { files }, draftProblemsSchema, true);
  }

  update(name: string, body: { author: Person; files: SettledFile[] }) {
    return this.post(name, 'update', body, committedSchema, true);
  }

  merge(name: string, body: { author: Person; message: string; commit: string }) {
    return this.post(name, 'merge', body, committedSchema);
  }

  /** The files of a commit that are content: all of them, a single one, or those in a folder. */
  async files(commit: string, below = '') {
    const path = `/_revisions/${encodeURIComponent(commit)}/files?path=${encodeURIComponent(below)}`;
    return (await this.ask(path, filesSchema)).files;
  }

  /** All files of a commit that are content, and what those are called that say so. */
  async titledFiles(commit: string) {
    const path = `/_revisions/${encodeURIComponent(commit)}/files?titles=1`;
    return (await this.ask(path, filesSchema)).files;
  }

  /** The fields of a YAML or Markdown file. */
  fields(commit: string, file: string): Promise<ContentFile> {
    const path = `/_revisions/${commit}/fields?path=${encodeURIComponent(file)}`;
    return this.ask(path, contentFileSchema);
  }

  /** A file as it is. */
  content(commit: string, file: string) {
    const path = `/_revisions/${encodeURIComponent(commit)}/content?path=${encodeURIComponent(file)}`;
    return this.ask(path, wholeFileSchema);
  }

  /** The newest commits that changed a file, or anything in a folder. */
  async history(commit: string, file: string) {
    const path = `/_revisions/${commit}/history?path=${encodeURIComponent(file)}`;
    return (await this.ask(path, historySchema)).commits;
  }

  private post<Schema extends v.GenericSchema>(
    name: string,
    act: string,
    body: object,
    schema: Schema,
    isRepeatable = false,
  ): Promise<v.InferOutput<Schema>> {
    return this.ask(`${pathOf(name)}/${act}`, schema, { method: 'POST', body, isRepeatable });
  }

  private async ask<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    act?: Act,
  ): Promise<v.InferOutput<Schema>> {
    const { status, body } = await this.request(path, act);
    if (status >= 400) throw this.refusal(path, status, body);
    const parsed = v.safeParse(schema, body);
    if (parsed.success) return parsed.output;
    const where = v.getDotPath(parsed.issues[0]) ?? 'all of it';
    throw this.fault(path, `answered something else than was asked for (${where}).`);
  }

  private async request(path: string, act?: Act) {
    const { method = 'GET', body, isRepeatable = act === undefined } = act ?? {};
    const { url, token } = this.contentApi;
    const init = {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    try {
      const answer = isRepeatable
        ? await fetchWhole(url + path, { ...init, timeLimitMs })
        : await fetch(url + path, { ...init, signal: AbortSignal.timeout(timeLimitMs) });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    } catch (error) {
      const reason =
        error instanceof SyntaxError
          ? 'answered something else than JSON.'
          : `cannot be asked (${messageOf(error)}). Is it running?`;
      throw this.fault(path, reason);
    }
  }

  private refusal(path: string, status: number, body: unknown): HttpError {
    if (status === 401) return this.fault(path, 'refused the request (401). Check CONTENT_API_TOKEN.');
    const parsed = v.safeParse(refusalSchema, body);
    const told: Partial<Refusal> = parsed.success ? parsed.output : {};
    const { error, code, ...details } = told;
    if (status === 404 && code === undefined) return new HttpError(httpProblems.deskNeedsDrafts);
    if (code === 'no-draft') return new HttpError(httpProblems.deskDraftGone);
    if (code === 'outdated') return new HttpError(httpProblems.deskDraftChanged);
    const known = codes[code ?? ''];
    if (known && error !== undefined) return new HttpError([...known, error], { details });
    return this.fault(
      path,
      `answered ${status}${error === undefined ? '. Its log says why.' : `: ${error}`}`,
    );
  }

  private fault(path: string, reason: string): HttpError {
    const [address = ''] = path.split('?', 1);
    return new HttpError(
      httpProblems.contentApiAway(`The content API at ${this.contentApi.url}${address} ${reason}`),
    );
  }
}

/** @throws HttpError 404 for a name that an address cannot hold; Git has none such */
function pathOf(name: string): string {
  if (/^\.{1,2}$/.test(name)) throw new HttpError(httpProblems.deskDraftGone);
  return `/_drafts/${encodeURIComponent(name)}`;
}
