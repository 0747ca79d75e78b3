import { HttpError, type HttpProblem } from '../../../platform/http/httpErrors';
import type { DeskPublishing } from '../ports';
import type { DeskRecord, Role } from '../deskActs';
import type { ContentDraft } from './contentDrafts';
import type { Review } from './reviews';

/** Somebody who is signed in. */
export interface Writer {
  name: string;
  role: Role;
  /** The client's address. */
  address: string;
}

/** The history's name for what becomes of a review. */
export const historyKinds = {
  asked: 'review-asked',
  approved: 'draft-approved',
  returned: 'draft-returned',
} as const satisfies Record<Review['state'], DeskRecord['kind']>;

/** A note of the history begins with the draft's title: its name is a number. */
export function noteOf({ title }: ContentDraft, note = ''): string {
  return note === '' ? title : `${title}: ${note}`;
}

/** Tells the history. @returns the error to throw */
export async function refusal(
  history: Pick<DeskPublishing, 'record'>,
  problem: HttpProblem,
  kind: DeskRecord['kind'],
  draft: ContentDraft,
  { name: who, address }: Writer,
): Promise<HttpError> {
  await history.record({ kind, who, address, result: 'refused', note: noteOf(draft) });
  return new HttpError(problem);
}
