import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { RecentValues } from '../../../platform/RecentValues';
import { isOvertaken, RevisionError, type Revisions } from '../../../publishing/contentRevisions';
import { noPageChanges } from '../../../publishing/events';
import type { ContentChanges, ContentRevision } from '../../../contract/revisionSchemas';
import type { Holds } from '../../../publishing/holds';
import type { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import type { Changes, Foretold } from '../../api';
import type { Foretell } from './foretoldPages';

interface ContentOptions {
  releases: ReleaseStore;
  revisions: Revisions;
  holds: Pick<Holds, 'current'>;
  foretell: Foretell;
}

/** @throws HttpError where the content API keeps no revisions: the desk could compare nothing, nor say what it publishes */
async function latestOf(revisions: Revisions): Promise<ContentRevision> {
  const latest = await revisions.latest();
  if (!latest) throw new HttpError(httpProblems.deskNeedsRevisions);
  return latest;
}

async function readRevisions({ releases, revisions }: ContentOptions) {
  const [release, latest] = await Promise.all([releases.current(), latestOf(revisions)]);
  const live = release?.revision === undefined ? undefined : await revisions.find(release.revision);
  return { release, live, latest };
}

const noChanges: ContentChanges = { changes: [], omitted: 0 };

/** The changes between two revisions stay the same: the last answer serves all pages that ask each minute. */
function makeCompare(revisions: Revisions): (since: string, id: string) => Promise<ContentChanges> {
  const answers = new RecentValues<Promise<ContentChanges>>(1);
  return async (since, id) =>
    since === id
      ? noChanges
      : answers.get(`${since} ${id}`, async () => (await revisions.changes(since, id)) ?? noChanges);
}

type Compare = ReturnType<typeof makeCompare>;

async function readChanges(options: ContentOptions, compare: Compare): Promise<Changes> {
  const [{ release, live, latest }, hold] = await Promise.all([
    readRevisions(options),
    options.holds.current(),
  ]);
  return {
    live: release ? { releaseId: release.id, builtAt: release.builtAt, revision: live ?? null } : null,
    latest,
    ...(live ? await compare(live.id, latest.id) : noChanges),
    hold: hold ?? null,
  };
}

async function readLatest({ holds, revisions }: ContentOptions): Promise<Pick<Changes, 'latest' | 'hold'>> {
  const [latest, hold] = await Promise.all([latestOf(revisions), holds.current()]);
  return { latest, hold: hold ?? null };
}

async function readForetold(options: ContentOptions): Promise<Foretold> {
  const { live, latest } = await readRevisions(options);
  if (!live || latest.problems.length > 0) return null;
  return live.id === latest.id ? noPageChanges : options.foretell(live.id, latest.id);
}

/** @throws HttpError 502 in place of a RevisionError */
export async function asking<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    throw new HttpError(httpProblems.contentApiAway(error.message));
  }
}

/** Compares the latest revision of the content API with the one that the live release was built from. */
export function makeContent(options: ContentOptions) {
  const compare = makeCompare(options.revisions);
  return {
    changes: () => asking(readChanges(options, compare)),
    /** The revision that a publish would take, without its changes. */
    latest: () => asking(readLatest(options)),
    /** A picture of a revision; undefined when there is none. */
    picture: (revision: string, path: string) => asking(options.revisions.picture(revision, path)),
    /** Predicts the pages that publishing the latest revision would touch; `null` if there is nothing to compare. */
    foretold: () => asking(readForetold(options)),
    /** True if the live revision is newer than the planned one. */
    isOvertaken: (revision: string | null) => asking(isOvertaken(options, revision)),
  };
}
