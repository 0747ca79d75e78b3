import * as v from 'valibot';
import { messageOf } from '../platform/errors';
import { fetchWhole } from '../platform/http/retryDropped';
import {
  type ContentChanges,
  contentChangesSchema,
  type ContentRevision,
  contentRevisionSchema,
} from '../contract/revisionSchemas';
import type { Failure, PublishWarning } from './events';
import { PublishFailure } from './jobEnd';
import type { ReleaseStore } from './releases/ReleaseStore';

const timeLimitMs = 30_000;

/** Thrown when the content API answers, but not as it should. */
export class RevisionError extends PublishFailure {
  override readonly name = 'RevisionError';

  constructor(message: string, failure: Failure = 'content-api') {
    super(failure, message);
  }
}

/** What the content is, and what it was. */
export abstract class Revisions {
  /** @returns undefined when the content API knows no revisions */
  abstract latest(): Promise<ContentRevision | undefined>;

  /** @returns undefined when there is no such revision any more, as after its history was replaced */
  abstract find(id: string): Promise<ContentRevision | undefined>;

  /** The revision as its scheduled content has it by now; undefined if it no longer exists. */
  abstract findNow(id: string): Promise<ContentRevision | undefined>;

  /** Changes between two revisions; undefined if either no longer exists. */
  abstract changes(since: string, id: string): Promise<ContentChanges | undefined>;

  /** A picture of a revision; undefined when there is none, or the revision is not there any more. */
  abstract picture(id: string, file: string): Promise<{ type: string; bytes: Buffer } | undefined>;

  /** True if the first was committed before the second; false if either no longer exists. */
  async isOlder(id: string, than: string): Promise<boolean> {
    if (id === than) return false;
    const [one, other] = await Promise.all([this.find(id), this.find(than)]);
    return one !== undefined && other !== undefined && Date.parse(one.at) < Date.parse(other.at);
  }
}

/** The revisions of a content API. One that knows none answers 404 to each: the contract leaves them out. */
export class ContentRevisions extends Revisions {
  constructor(private readonly contentApi: { url: string; token: string | undefined }) {
    super();
  }

  async latest(): Promise<ContentRevision | undefined> {
    return this.ask('latest', contentRevisionSchema);
  }

  async find(id: string): Promise<ContentRevision | undefined> {
    return this.ask(encodeURIComponent(id), contentRevisionSchema);
  }

  async findNow(id: string): Promise<ContentRevision | undefined> {
    return this.ask(`${encodeURIComponent(id)}?asOf=now`, contentRevisionSchema);
  }

  async changes(since: string, id: string): Promise<ContentChanges | undefined> {
    const path = `${encodeURIComponent(id)}/changes?since=${encodeURIComponent(since)}`;
    return this.ask(path, contentChangesSchema);
  }

  async picture(id: string, file: string): Promise<{ type: string; bytes: Buffer } | undefined> {
    return this.request(
      `${encodeURIComponent(id)}/file?path=${encodeURIComponent(file)}`,
      async (answer) => ({
        type: answer.headers.get('content-type') ?? '',
        bytes: Buffer.from(await answer.arrayBuffer()),
      }),
    );
  }

  private async ask<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> {
    const body = await this.request(path, async (response): Promise<unknown> => response.json());
    if (body === undefined) return undefined;
    const parsed = v.safeParse(schema, body);
    if (parsed.success) return parsed.output;
    const place = v.getDotPath(parsed.issues[0]) ?? 'all of it';
    throw this.error(path, `answered something else than a revision (${place}).`);
  }

  /** @returns undefined for a 404 */
  private async request<Body>(
    path: string,
    read: (response: Response) => Promise<Body>,
  ): Promise<Body | undefined> {
    const { url, token } = this.contentApi;
    let response: Response;
    let body: Body | undefined;
    try {
      response = await fetchWhole(`${url}/_revisions/${path}`, {
        headers: { accept: '*/*', ...(token && { authorization: `Bearer ${token}` }) },
        timeLimitMs,
      });
      if (response.status === 404) return undefined;
      body = response.ok ? await read(response) : undefined;
    } catch (error) {
      throw this.error(path, `cannot be asked (${messageOf(error)}). Is it running?`);
    }
    if (response.status === 401)
      throw this.error(path, 'refused the request (401). Check CONTENT_API_TOKEN.');
    if (!response.ok) throw this.error(path, `answered ${response.status}. Its log says why.`);
    return body;
  }

  private error(path: string, reason: string): RevisionError {
    return new RevisionError(`The content API at ${this.contentApi.url}/_revisions/${path} ${reason}`);
  }
}

/** Tells whether a revision that was asked for is older than the live one, which it would undo. */
export async function isOvertaken(
  { releases, revisions }: { releases: Pick<ReleaseStore, 'current'>; revisions: Pick<Revisions, 'isOlder'> },
  revision: string | null,
): Promise<boolean> {
  const live = (await releases.current())?.revision;
  return revision !== null && live !== undefined && revisions.isOlder(revision, live);
}

/** Problems as a list, a line each, for people who correct them. */
function listOf(problems: ContentRevision['problems']): string {
  return problems.map(({ file, line, expected }) => `\n- ${file}:${line}: ${expected}`).join('');
}

/**
 * The revision to build, before anything is built: as of now, as its next moment may have come since it was looked at.
 *
 * @param id of the one that was looked at; the latest by default
 * @returns undefined when the content API knows no revisions
 * @throws RevisionError with its problems, or when there is no such revision
 */
export async function revisionToPublish(
  revisions: Pick<Revisions, 'latest' | 'findNow'>,
  id?: string,
): Promise<ContentRevision | undefined> {
  const revision = id === undefined ? await revisions.latest() : await revisions.findNow(id);
  if (id !== undefined && !revision) {
    throw new RevisionError(
      `The content API has no revision ${id}: its history was replaced, or it is another one. Publish the latest.`,
      'revision-gone',
    );
  }
  if (revision && revision.problems.length > 0) {
    throw new RevisionError(
      `Nothing is built, as the content has problems. Correct them and publish again:${listOf(revision.problems)}`,
      'content-problems',
    );
  }
  return revision;
}

/** Warns of content in a revision that may be a mistake. */
export function revisionWarnings({
  untranslated,
  unnamed = [],
  overdue = [],
  unfilled = [],
  uncompared = [],
  uncommitted,
  detached = [],
}: ContentRevision): PublishWarning[] {
  return [
    ...untranslated.map(({ kind, title, locales }) => ({
      about: 'untranslated' as const,
      kind,
      title,
      locales,
    })),
    ...unnamed.map((document) => ({ about: 'unnamed' as const, ...document })),
    ...overdue.map((item) => ({ about: 'overdue' as const, ...item })),
    ...(uncompared.length > 0 ? [{ about: 'uncompared' as const, files: uncompared.slice(0, 10) }] : []),
    ...unfilled.map((column) => ({ about: 'unfilled' as const, ...column })),
    ...(uncommitted.length > 0 ? [{ about: 'uncommitted' as const, files: uncommitted.slice(0, 10) }] : []),
    ...(detached.length > 0 ? [{ about: 'detached' as const, commits: detached }] : []),
  ];
}
