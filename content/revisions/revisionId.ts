import { beforeAll } from '../schemas/schedule';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';

/** A commit, without what is in it. */
export interface Commit {
  id: string;
  /** ISO 8601. */
  at: string;
  author: string;
  message: string;
}

export const commitId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

const revisionId = /^([0-9a-f]{40}|[0-9a-f]{64})(?:@(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z)?$/;

/** A commit before the first of its moments, and `<commit>@20261201T080000Z` from that moment on. */
export function revisionOf(commit: string, moment: string): string {
  return moment === beforeAll ? commit : `${commit}@${moment.replace(/[-:]|\.\d+/g, '')}`;
}

export function unknownRevision(id: string): HttpError {
  return new HttpError(httpProblems.unknown(`revision "${id}"`));
}

/** A commit and a moment of it. @throws HttpError 404 when it is no revision */
export function parseRevision(id: string): { commit: string; moment: string } {
  const [, commit, year, month, day, hours, minutes, seconds] = revisionId.exec(id) ?? [];
  if (commit === undefined) throw unknownRevision(id);
  if (year === undefined) return { commit, moment: beforeAll };
  return { commit, moment: `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z` };
}

/** The commit that a revision is of. @throws HttpError 404 when it is none */
export function commitOf(id: string): string {
  return parseRevision(id).commit;
}
