import { HttpError, type HttpProblem, httpProblems } from '../../../platform/http/httpErrors';
import type { ContentChanges } from '../../../publishing/revisionSchemas';
import type { CopiedFile, Draft, DraftContent, SavedFile } from '../../api';
import { isAuthor, isPerson, personOf } from './authors';
import type { ContentDraft, ContentDrafts } from './contentDrafts';
import type { DeskPublishing, DeskRecord, Role } from '../ports';
import { type Review, type Reviews, standing } from './reviews';

/** Somebody who is signed in. */
export interface Writer {
  name: string;
  role: Role;
  /** Of the client. */
  address: string;
}

export interface DeskDraftsOptions {
  content: ContentDrafts;
  reviews: Reviews;
  /** Undefined when either commit no longer exists. */
  changes: (since: string, commit: string) => Promise<ContentChanges | undefined>;
  history: Pick<DeskPublishing, 'record' | 'recordRun'>;
  /** If false, publishers may merge what nobody has approved. */
  isReviewRequired: boolean;
  siteUrl: string;
  now?: () => Date;
}

/** What a reviewer, or who asks for one, has looked at, and says of it. */
interface Looked {
  commit: string;
  note: string;
}

const historyKinds = {
  asked: 'review-asked',
  approved: 'draft-approved',
  returned: 'draft-returned',
} as const satisfies Record<Review['state'], DeskRecord['kind']>;

function noteOf({ title }: ContentDraft, note = ''): string {
  return note === '' ? title : `${title}: ${note}`;
}

function describe(draft: ContentDraft, review: Review | undefined): Draft {
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
  };
}

/** Drafts of the content, whose reviews the desk keeps. What is done to them is in the history; each save is a commit. */
export class DeskDrafts {
  constructor(private readonly options: DeskDraftsOptions) {}

  async list(): Promise<Draft[]> {
    const { content, reviews } = this.options;
    const [drafts, reviewOf] = await Promise.all([content.list(), reviews.all()]);
    return drafts.map((draft) => describe(draft, reviewOf(draft)));
  }

  async create(title: string, by: Writer): Promise<Draft> {
    const { content } = this.options;
    const create = () => content.create(title, this.personOf(by));
    return describe(await this.record('draft-created', by, title, create), undefined);
  }

  async read(name: string): Promise<DraftContent> {
    const { content, changes, reviews } = this.options;
    const draft = await content.find(name);
    const { base, head } = draft;
    const [changed, { problems }, files, review] = await Promise.all([
      base === null ? undefined : changes(base, head),
      content.problems(name, []),
      content.files(head),
      reviews.find(draft),
    ]);
    const { changes: items, omitted } = changed ?? { changes: [], omitted: 0 };
    return { draft: describe(draft, review), changes: items, omitted, problems, files };
  }

  async file(name: string, path: string) {
    const { head } = await this.options.content.find(name);
    return this.options.content.fields(head, path);
  }

  async save(name: string, files: (SavedFile | CopiedFile)[], by: Writer) {
    const copied = await this.withCopies(name, files);
    return this.options.content.save(name, { author: this.personOf(by), files: copied });
  }

  async problems(name: string, files: (SavedFile | CopiedFile)[]) {
    return this.options.content.problems(name, await this.withCopies(name, files));
  }

  update(name: string, files: SavedFile[], by: Writer) {
    return this.options.content.update(name, { author: this.personOf(by), files });
  }

  /** @throws HttpError 403 for who has written in it, unless it only asks for a review; 409 when there is a newer commit */
  async review(name: string, state: Review['state'], { commit, note }: Looked, by: Writer): Promise<Draft> {
    const { reviews, history, siteUrl, now = () => new Date() } = this.options;
    const draft = await this.findAt(name, commit);
    const kind = historyKinds[state];
    if (state !== 'asked' && isAuthor(by.name, draft, siteUrl)) {
      throw await this.refusal(httpProblems.ownDraft, kind, draft, by);
    }
    const review = { state, by: by.name, at: now().toISOString(), note, commit };
    // First, so that nothing is approved that the history does not tell.
    const { name: who, address } = by;
    await history.record({ kind, who, address, result: 'succeeded', note: noteOf(draft, note) });
    await reviews.set(draft, review);
    return describe(draft, review);
  }

  /** @throws HttpError 403 when nobody else has approved this very commit; 409, 422 as the content API does */
  async merge(name: string, { commit, note }: Looked, by: Writer): Promise<{ commit: string }> {
    const { content, isReviewRequired } = this.options;
    const draft = await this.findAt(name, commit);
    const isApproved = await this.isApproved(draft);
    if (!isApproved && (isReviewRequired || by.role !== 'publisher')) {
      throw await this.refusal(httpProblems.notApproved, 'draft-merged', draft, by);
    }
    const message = note === '' ? draft.title : `${draft.title}\n\n${note}`;
    const kind = isApproved ? 'draft-merged' : 'draft-merged-unreviewed';
    const merge = () => content.merge(name, { author: this.personOf(by), message, commit });
    const merged = await this.record(kind, by, noteOf(draft, note), merge);
    await this.forget(name);
    return merged;
  }

  /** @throws HttpError 403 unless it is one's own, or a publisher asks */
  async remove(name: string, by: Writer): Promise<void> {
    const { content, siteUrl } = this.options;
    const draft = await content.find(name);
    if (by.role !== 'publisher' && !isPerson(by.name, draft.owner, siteUrl)) {
      throw await this.refusal(httpProblems.notOwner, 'draft-removed', draft, by);
    }
    await this.record('draft-removed', by, noteOf(draft), () => content.remove(name, draft.head));
    await this.forget(name);
  }

  /** Files that are copies of others, as whole files. What is copied is saved too: its base tells if somebody has changed it. */
  private async withCopies(name: string, files: (SavedFile | CopiedFile)[]): Promise<SavedFile[]> {
    const { content } = this.options;
    const head = files.some((file) => 'copyOf' in file) ? (await content.find(name)).head : '';
    return Promise.all(
      files.map(async (file) => {
        if (!('copyOf' in file)) return file;
        const { path, base, copyOf } = file;
        return { path, base, ...(await content.whole(head, copyOf)) };
      }),
    );
  }

  private personOf({ name }: Writer) {
    return personOf(name, this.options.siteUrl);
  }

  /** @throws HttpError 409 when there is a newer commit than was looked at */
  private async findAt(name: string, commit: string): Promise<ContentDraft> {
    const draft = await this.options.content.find(name);
    if (draft.head !== commit) throw new HttpError(httpProblems.deskDraftChanged);
    return draft;
  }

  /** A draft without commits of its own is live already: its merge was cut off before its branch was removed. */
  private async isApproved(draft: ContentDraft): Promise<boolean> {
    if (draft.commits === 0) return true;
    const review = standing(await this.options.reviews.find(draft), draft);
    return review?.state === 'approved' && !isAuthor(review.by, draft, this.options.siteUrl);
  }

  private record<Result>(
    kind: DeskRecord['kind'],
    { name: who, address }: Writer,
    note: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.options.history.recordRun({ kind, who, note, address }, work);
  }

  /** Tells the history. @returns the error to throw */
  private async refusal(
    problem: HttpProblem,
    kind: DeskRecord['kind'],
    draft: ContentDraft,
    { name: who, address }: Writer,
  ): Promise<HttpError> {
    await this.options.history.record({ kind, who, address, result: 'refused', note: noteOf(draft) });
    return new HttpError(problem);
  }

  /** What is left would be no harm, as another draft has another first commit. */
  private async forget(name: string): Promise<void> {
    await this.options.reviews.forget(name).catch(() => undefined);
  }
}
