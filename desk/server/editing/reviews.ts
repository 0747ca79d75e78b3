import * as v from 'valibot';
import { isoMoment } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/Database';
import { type Draft, reviewSchema } from '../../api';
import type { ContentDraft, ContentDrafts } from './contentDrafts';

export type Review = v.InferOutput<typeof reviewSchema>;

/** A draft among all that there ever are: after one is removed, Git may have another of its name, but not of its first commit. */
export interface DraftIdentity {
  name: string;
  first: string;
}

const rowSchema = v.object({ ...reviewSchema.entries, at: isoMoment, name: v.string(), first: v.string() });

/** Where a draft stands by its newest review: an approval counts for the commit that was looked at, and for no later one. */
export function standing(review: Review | undefined, { head }: { head: string }): Review | null {
  if (!review || (review.state === 'approved' && review.commit !== head)) return null;
  return review;
}

/** A draft as the page has it. */
export function describe(draft: ContentDraft, review: Review | undefined): Draft {
  const { name, title, head, changedAt, changedFiles } = draft;
  return {
    name,
    title,
    owner: draft.owner?.name ?? '',
    head,
    authors: [...new Set(draft.authors.map((author) => author.name))],
    changedAt,
    changedFiles,
    review: standing(review, draft),
    problem: draft.problem,
  };
}

/** Accounts that approve a kind of content. */
export type Approvers = ReadonlyMap<string, readonly string[]>;

/** Kind of content as its approval goes: documents and disclaimers are kinds of their own. */
function approvedKind(path: string): string {
  if (path.endsWith('.pdf') || path.startsWith('document-types/')) return 'documents';
  if (path.startsWith('pages/disclaimers/')) return 'disclaimers';
  return path.split('/', 1)[0] ?? '';
}

/** The kinds among changed files that named accounts approve, with these accounts. */
export function approversOf(paths: readonly string[], approvers: Approvers): [string, readonly string[]][] {
  const kinds = new Set(paths.map(approvedKind));
  return [...approvers].filter(([kind]) => kinds.has(kind));
}

/** Names the kinds of content that this account may not approve, each with the accounts that may. Empty where it may approve all. */
export async function otherApprovers(
  { content, approvers = new Map() }: { content: ContentDrafts; approvers?: Approvers | undefined },
  { base, head }: ContentDraft,
  name: string,
): Promise<string> {
  if (approvers.size === 0) return '';
  const [before, after] = await Promise.all([base === null ? [] : content.files(base), content.files(head)]);
  const keysOf = (files: typeof after) => new Set(files.map(({ path, blob }) => `${blob} ${path}`));
  const [old, fresh] = [keysOf(before), keysOf(after)];
  const changed = [...before, ...after].filter(({ path, blob }) => {
    const key = `${blob} ${path}`;
    return !old.has(key) || !fresh.has(key);
  });
  const needed = approversOf(
    changed.map(({ path }) => path),
    approvers,
  );
  return needed
    .filter(([, names]) => !names.includes(name))
    .map(([kind, names]) => `${kind} – ${names.join(', ')}`)
    .join('; ');
}

/** The newest act of each draft's review. */
export class Reviews {
  constructor(private readonly database: Database) {}

  /** @returns finds that of a draft */
  async all(): Promise<(draft: DraftIdentity) => Review | undefined> {
    const rows = await this.database.rows(rowSchema)`SELECT draft AS name, first_commit AS first,
        reviewed_commit AS "commit", state, who AS "by", note, at FROM reviews`;
    const known = rows.map(({ name, first, ...review }) => ({ name, first, review }));
    return (draft) => known.find(({ name, first }) => draft.name === name && draft.first === first)?.review;
  }

  async find(draft: DraftIdentity): Promise<Review | undefined> {
    return (await this.all())(draft);
  }

  async set({ name, first }: DraftIdentity, { commit, state, by, note, at }: Review): Promise<void> {
    await this.database.write`INSERT OR REPLACE INTO reviews
        (draft, first_commit, reviewed_commit, state, who, note, at)
        VALUES (${name}, ${first}, ${commit}, ${state}, ${by}, ${note}, ${Date.parse(at)})`;
  }

  /** Forgets the reviews of drafts of this name, which are merged or removed. */
  async forget(name: string): Promise<void> {
    await this.database.write`DELETE FROM reviews WHERE draft = ${name}`;
  }
}
