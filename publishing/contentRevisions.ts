import * as v from 'valibot';
import { messageOf } from '../platform/errors';
import { fetchWhole } from '../platform/http/retryDropped';
import {
  type ContentChange,
  contentChangeSchema,
  type ContentRevision,
  contentRevisionSchema,
} from './revisionSchemas';
import type { Failure } from './publishEvents';
import { PublishFailure } from './publishFailure';
import type { PublishWarning } from './publishWarning';

const timeLimitMs = 30_000;

/** Said by a content API that is there, but not as it should be. */
export class RevisionError extends PublishFailure {
  override readonly name = 'RevisionError';

  constructor(message: string, failure: Failure = 'content-api') {
    super(failure, message);
  }
}

/** The revisions of a content API. One that knows none answers 404 to each: the contract leaves them out. */
export class ContentRevisions {
  constructor(private readonly contentApi: { url: string; token: string | undefined }) {}

  /** @returns undefined when the content API knows no revisions */
  async latest(): Promise<ContentRevision | undefined> {
    return this.ask('latest', contentRevisionSchema);
  }

  /** @returns undefined when there is no such revision any more, as after its history was replaced */
  async find(id: string): Promise<ContentRevision | undefined> {
    return this.ask(encodeURIComponent(id), contentRevisionSchema);
  }

  /** What the moments of a revision have made of it by now; undefined when there is no such revision any more. */
  async findNow(id: string): Promise<ContentRevision | undefined> {
    return this.ask(`${encodeURIComponent(id)}?asOf=now`, contentRevisionSchema);
  }

  /** Whether one was committed before another; false where either is not there any more. */
  async isOlder(id: string, than: string): Promise<boolean> {
    if (id === than) return false;
    const [one, other] = await Promise.all([this.find(id), this.find(than)]);
    return one !== undefined && other !== undefined && Date.parse(one.at) < Date.parse(other.at);
  }

  /** What differs between two revisions; undefined when one of them is not there any more. */
  async changes(since: string, id: string): Promise<ContentChange[] | undefined> {
    const path = `${encodeURIComponent(id)}/changes?since=${encodeURIComponent(since)}`;
    return (await this.ask(path, v.object({ changes: v.array(contentChangeSchema) })))?.changes;
  }

  private async ask<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> {
    const { url, token } = this.contentApi;
    const address = `${url}/_revisions/${path}`;
    const refuse = (reason: string) => new RevisionError(`The content API at ${address} ${reason}`);
    let response: Response;
    let body: unknown;
    try {
      response = await fetchWhole(address, {
        headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        timeLimitMs,
      });
      if (response.status === 404) return undefined;
      body = response.ok ? await response.json() : undefined;
    } catch (error) {
      throw refuse(`cannot be asked (${messageOf(error)}). Is it running?`);
    }
    if (response.status === 401) throw refuse('refused the request (401). Check CONTENT_API_TOKEN.');
    if (!response.ok) throw refuse(`answered ${response.status}. Its log says why.`);
    const parsed = v.safeParse(schema, body);
    if (parsed.success) return parsed.output;
    throw refuse(
      `answered something else than a revision (${v.getDotPath(parsed.issues[0]) ?? 'all of it'}).`,
    );
  }
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
  revisions: ContentRevisions,
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

/** What is in a revision and may not be meant. */
export function revisionWarnings({ untranslated, uncommitted }: ContentRevision): PublishWarning[] {
  return [
    ...untranslated.map(({ kind, title, locales }) => ({
      about: 'untranslated' as const,
      kind,
      title,
      locales,
    })),
    ...(uncommitted.length > 0 ? [{ about: 'uncommitted' as const, files: uncommitted.slice(0, 10) }] : []),
  ];
}
