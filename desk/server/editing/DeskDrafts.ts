import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { dayInParis } from '../../../contract/parisTime';
import type { ContentChanges, ContentRevision } from '../../../contract/revisionSchemas';
import {
  type ContentFile,
  isAtLeast,
  type CopiedFile,
  type Draft,
  type DraftContent,
  type NavPlan,
  changesDaysOnly,
  type PortfolioPlan,
  type Saved,
  type SavedFile,
  type SettledFile,
  type Version,
} from '../../api';
import { isAuthor, isPerson, personOf } from './authors';
import type { ContentDraft } from './contentDrafts';
import { DeskRemarks, type DeskRemarksOptions } from './DeskRemarks';
import { historyKinds, noteOf, refusal, type Writer } from './draftHistory';
import { hasOnlyNewNavs } from './hasOnlyNewNavs';
import { type ChosenFile, navsRefused, planImport } from './navs/planImport';
import { planPortfolio } from './portfolio/planPortfolio';
import type { DeskRecord } from '../deskActs';
import { type Approvers, describe, otherApprovers, type Review, type Reviews, standing } from './reviews';
import { withSafeDrawings } from './withSafeDrawings';

export interface DeskDraftsOptions extends DeskRemarksOptions {
  reviews: Reviews;
  /** Undefined when either commit no longer exists. */
  changes: (since: string, commit: string) => Promise<ContentChanges | undefined>;
  /** Undefined for a commit that no longer exists. */
  revision: (commit: string) => Promise<Pick<ContentRevision, 'problems' | 'untranslated'> | undefined>;
  /** The same as its schedule has it by now. */
  revisionNow: (commit: string) => Promise<Pick<ContentRevision, 'id' | 'problems'> | undefined>;
  /** If false, publishers may merge what nobody has approved. */
  isReviewRequired: boolean;
  /** Accounts whose approval a kind of content needs. */
  approvers?: Approvers | undefined;
}

/** The commit that a reviewer, or who asks for one, has looked at, and their note. */
interface Looked {
  commit: string;
  note: string;
}

/** Drafts of the content, whose reviews the desk keeps. What is done to them is in the history; each save is a commit. */
export class DeskDrafts {
  readonly remarks: DeskRemarks;

  constructor(private readonly options: DeskDraftsOptions) {
    this.remarks = new DeskRemarks(options);
  }

  private get now(): Date {
    return this.options.now?.() ?? new Date();
  }

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

  async read(name: string, by: Writer): Promise<DraftContent> {
    const { content, revision, reviews, remarks } = this.options;
    const draft = await content.find(name);
    const { head } = draft;
    const [changed, read, files, review, remarked, isApproved] = await Promise.all([
      this.changesOf(draft),
      revision(head),
      content.titledFiles(head),
      reviews.find(draft),
      remarks.of(draft),
      this.isApproved(draft),
    ]);
    const { problems, untranslated } = read ?? { problems: [], untranslated: [] };
    const ofNewNavs = this.hasOnlyNewNavs(changed, draft);
    const isWhole = problems.length === 0 && draft.changedFiles > 0;
    return {
      draft: describe(draft, review),
      ...changed,
      problems,
      untranslated,
      files,
      remarks: remarked,
      mayMerge: isWhole && (isApproved || ofNewNavs || this.mayMergeUnapproved(by)),
      hasOnlyNewNavs: ofNewNavs,
    };
  }

  /**
   * The revision of which pages are shown: the latest commit as of now, or as of a moment to come at which something changes.
   *
   * @throws HttpError 422 with its problems
   */
  async revisionToShow(name: string, at?: string): Promise<string> {
    const { content, revision, revisionNow } = this.options;
    const { head } = await content.find(name);
    const now = await revisionNow(head);
    if (!now) throw new HttpError(httpProblems.noSuchVersion);
    const { id, problems } = now;
    if (problems.length > 0) throw new HttpError(httpProblems.hasProblems, { details: { problems } });
    const later = `${head}@${at?.replace(/[-:]|\.\d+/g, '')}`;
    return at !== undefined && (await revision(later)) ? later : id;
  }

  /** All of one commit. */
  async filesOf(name: string, paths: readonly string[]): Promise<ContentFile[]> {
    const { head } = await this.options.content.find(name);
    return Promise.all(paths.map((path) => this.options.content.fields(head, path)));
  }

  async save(name: string, files: (SavedFile | CopiedFile)[], by: Writer) {
    const safe = await withSafeDrawings(await this.options.content.withCopies(name, files));
    return this.options.content.save(name, { author: this.personOf(by), files: safe });
  }

  async versions(name: string, path: string): Promise<Version[]> {
    const { head } = await this.options.content.find(name);
    return this.options.content.history(head, path);
  }

  /** @throws HttpError 404 when either commit is gone */
  async changes(since: string, commit: string): Promise<ContentChanges> {
    const changed = await this.options.changes(since, commit);
    if (!changed) throw new HttpError(httpProblems.noSuchVersion);
    return changed;
  }

  /** Saves a file or folder as it was at a commit. What others save meanwhile is a conflict, as with any save. */
  async restore(name: string, path: string, commit: string, by: Writer): Promise<Saved> {
    const { content } = this.options;
    const { head } = await content.find(name);
    const [old, present] = await Promise.all([content.files(commit, path), content.files(head, path)]);
    if (old.length === 0) throw new HttpError(httpProblems.noSuchVersion);
    const blobOf = (file: string) => present.find((found) => found.path === file)?.blob ?? null;
    const changed = old.filter((file) => blobOf(file.path) !== file.blob);
    const put = changed.map(async ({ path: file }) => {
      const { content, encoding } = await this.options.content.wholeFile(commit, file);
      return { path: file, base: blobOf(file), content, encoding };
    });
    const removed = present.filter((file) => !old.some((found) => found.path === file.path));
    const files = [
      ...(await Promise.all(put)),
      ...removed.map((file) => ({ path: file.path, base: file.blob, content: null })),
    ];
    return files.length === 0 ? { commit: head, merged: [], files: [] } : this.save(name, files, by);
  }

  async problems(name: string, files: (SavedFile | CopiedFile)[]) {
    return this.options.content.problems(name, await this.options.content.withCopies(name, files));
  }

  update(name: string, files: SettledFile[], by: Writer) {
    return this.options.content.update(name, { author: this.personOf(by), files });
  }

  /** The changes that a file of NAVs would make. */
  async checkNavs(name: string, file: ChosenFile): Promise<NavPlan> {
    const { content } = this.options;
    const { head: commit } = await content.find(name);
    const { shares, leftOut } = await planImport(content, { commit, file, now: this.now });
    return { commit, shares: shares.map(({ shown }) => shown), leftOut };
  }

  /** The changes that a file would make in a fund's portfolio. They are saved as any other edit. */
  async checkPortfolio(name: string, fund: string, file: ChosenFile): Promise<PortfolioPlan> {
    const { content } = this.options;
    const { head: commit } = await content.find(name);
    return planPortfolio(content, { commit, fund, file, now: this.now });
  }

  /** @throws HttpError 409 when there is a newer commit than was checked, 422 for jumps, and for a file without a new day, that nobody has confirmed */
  async importNavs(
    name: string,
    seen: { commit: string; confirmed: readonly string[]; changesOnly: boolean; file: ChosenFile },
    by: Writer,
  ) {
    const { content } = this.options;
    const { commit, confirmed, changesOnly, file } = seen;
    await this.findAt(name, commit);
    const { shares } = await planImport(content, { commit, file, now: this.now });
    if (!changesOnly && changesDaysOnly(shares.map(({ shown }) => shown)))
      throw navsRefused({ reason: 'changes-only' });
    const open = shares.find(({ shown: { isin, jumps } }) => jumps.length > 0 && !confirmed.includes(isin));
    if (open) throw navsRefused({ reason: 'jumps', value: open.shown.isin });
    return this.save(
      name,
      shares.flatMap(({ shown, file: navs, confirmedBy }) => [
        ...(navs ? [navs] : []),
        ...(shown.jumps.length > 0 ? [confirmedBy(by.name)] : []),
      ]),
      by,
    );
  }

  /** @throws HttpError 403 for who has written in it, unless it only asks for a review, and for who may not approve its content; 409 when there is a newer commit */
  async review(name: string, state: Review['state'], { commit, note }: Looked, by: Writer): Promise<Draft> {
    const { reviews, history, siteUrl } = this.options;
    const draft = await this.findAt(name, commit);
    const kind = historyKinds[state];
    if (state !== 'asked' && isAuthor(by.name, draft, siteUrl)) {
      throw await refusal(history, httpProblems.ownDraft, kind, draft, by);
    }
    const named = state === 'approved' ? await otherApprovers(this.options, draft, by.name) : '';
    if (named !== '') throw await refusal(history, httpProblems.notApprover(named), kind, draft, by);
    const review = { state, by: by.name, at: this.now.toISOString(), note, commit };
    // First, so that nothing is approved that the history does not tell.
    const { name: who, address } = by;
    await history.record({ kind, who, address, result: 'succeeded', note: noteOf(draft, note) });
    await reviews.set(draft, review);
    return describe(draft, review);
  }

  /** @throws HttpError 403 when nobody else has approved this very commit, and it does more than add new NAVs; 409, 422 as the content API does */
  async merge(name: string, { commit, note }: Looked, by: Writer): Promise<{ commit: string }> {
    const { content, history } = this.options;
    const draft = await this.findAt(name, commit);
    const isApproved = await this.isApproved(draft);
    const isOfNavs = !isApproved && this.hasOnlyNewNavs(await this.changesOf(draft), draft);
    if (!isApproved && !isOfNavs && !this.mayMergeUnapproved(by)) {
      throw await refusal(history, httpProblems.notApproved, 'draft-merged', draft, by);
    }
    const message = note === '' ? draft.title : `${draft.title}\n\n${note}`;
    const unapproved = isOfNavs ? 'draft-merged-navs' : 'draft-merged-unreviewed';
    const kind = isApproved ? 'draft-merged' : unapproved;
    const merge = () => content.merge(name, { author: this.personOf(by), message, commit });
    const merged = await this.record(kind, by, noteOf(draft, note), merge);
    await this.forget(name);
    return merged;
  }

  /** @throws HttpError 403 unless it is one's own, or a publisher asks */
  async remove(name: string, by: Writer): Promise<void> {
    const { content, history, siteUrl } = this.options;
    const draft = await content.find(name);
    if (!isAtLeast(by.role, 'publisher') && !isPerson(by.name, draft.owner, siteUrl)) {
      throw await refusal(history, httpProblems.notOwner, 'draft-removed', draft, by);
    }
    await this.record('draft-removed', by, noteOf(draft), () => content.remove(name, draft.head));
    await this.forget(name);
  }

  /** Against what was live when it was begun or last updated. A merge conflicts where live NAVs were added since. */
  private async changesOf({ base, head }: ContentDraft): Promise<ContentChanges> {
    const changed = base === null ? undefined : await this.options.changes(base, head);
    return changed ?? { changes: [], omitted: 0 };
  }

  private hasOnlyNewNavs(changed: ContentChanges, { changedFiles }: ContentDraft): boolean {
    return hasOnlyNewNavs(changed, changedFiles, dayInParis(this.now));
  }

  private personOf({ name }: Writer) {
    return personOf(name, this.options.siteUrl);
  }

  /** @throws HttpError 409 when there is a newer commit than was looked at */
  private async findAt(name: string, commit: string): Promise<ContentDraft> {
    const draft = await this.options.content.find(name);
    if (draft.head !== commit) throw new HttpError(httpProblems.draftChanged);
    return draft;
  }

  /** A draft without commits of its own is live already: its merge was cut off before its branch was removed. */
  private async isApproved(draft: ContentDraft): Promise<boolean> {
    if (draft.commits === 0) return true;
    const review = standing(await this.options.reviews.find(draft), draft);
    return review?.state === 'approved' && !isAuthor(review.by, draft, this.options.siteUrl);
  }

  private mayMergeUnapproved({ role }: Writer): boolean {
    return !this.options.isReviewRequired && isAtLeast(role, 'publisher');
  }

  private record<Result>(
    kind: DeskRecord['kind'],
    { name: who, address }: Writer,
    note: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.options.history.recordRun({ kind, who, note, address }, work);
  }

  /** A row left behind does no harm: another draft has another first commit. */
  private async forget(name: string): Promise<void> {
    const { reviews, remarks } = this.options;
    await Promise.allSettled([reviews.forget(name), remarks.forget(name)]);
  }
}
