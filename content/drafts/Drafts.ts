import { existsSync } from 'node:fs';
import path from 'node:path';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { ContentError, type ContentProblem } from '../files/ProblemList';
import type { ContentRepository } from '../revisions/ContentRepository';
import { GitError, readRefs } from '../revisions/gitObjects';
import { detachWorkingTree, moveRef, RefInDoubt, updateRef } from '../revisions/gitRefs';
import {
  isAncestor,
  mergeCommits,
  type Person,
  treeOf,
  writeCommit,
  writeTree,
} from '../revisions/gitWrites';
import {
  assertEdits,
  type FileEdit,
  filesOf,
  type KeptSide,
  planSave,
  settleConflicts,
  type WholeFile,
  writeChanges,
} from './draftFiles';
import { describeDrafts, type Draft } from './draftList';
import { type DraftConflict, editBase, type EditedFile } from './mergeFile';

/** A file on which both conflict, as somebody wants it. */
export type SettledFile = KeptSide | EditedFile;

/** A file as it is saved; a whole one needs no base. */
export type ChosenFile = WholeFile | EditedFile;

export interface SavedDraft {
  commit: string;
  merged: string[];
  files: { path: string; blob: string | null }[];
}

/** The author, and the message in Git. */
interface Act {
  author: Person;
  message?: string | undefined;
}

interface Refs {
  /** Commits by name. */
  drafts: ReadonlyMap<string, string>;
  live: { ref: string; commit: string };
}

const prefix = 'refs/heads/draft/';

/** Programs beside this one may be quicker as often; those who ask this one take turns. */
const maxAttempts = 20;

function headOf({ drafts }: Refs, name: string, wanted?: string): string {
  const head = drafts.get(name);
  if (head === undefined) throw new HttpError(httpProblems.noDraft(name));
  if (wanted !== undefined && wanted !== head) throw new HttpError(httpProblems.draftChanged);
  return head;
}

function assertSettled(conflicts: readonly DraftConflict[]): void {
  if (conflicts.length > 0) throw new HttpError(httpProblems.draftConflicts, { details: { conflicts } });
}

function inDoubt(error: unknown): never {
  throw error instanceof RefInDoubt ? new HttpError(httpProblems.mergeInDoubt, { cause: error }) : error;
}

/**
 * Drafts of the content: branches below `draft/`, on which each save is a commit. A ref is set last, and only if it is what
 * it was: a kill leaves the state of before or that of after, and nobody's save is lost to another's. What is done again after
 * a lost race begins at the new state.
 *
 * The live branch may be checked out in a working tree, as people commit there. A merge moves the branch and no file: the
 * working tree is taken off it first, and `git switch main` brings it back, with what was merged. So it is with a draft.
 */
export class Drafts {
  private readonly turns = new Map<string, Promise<unknown>>();
  /** Numbers are not used again while they are known. */
  private highest = 0;

  constructor(private readonly content: ContentRepository) {}

  private get repository(): string {
    return this.content.repository;
  }

  async list(): Promise<Draft[]> {
    const { drafts, live } = await this.refs();
    return describeDrafts(this.repository, live.commit, drafts);
  }

  /** @throws HttpError 404 */
  async find(name: string): Promise<Draft> {
    const refs = await this.refs();
    const only = new Map([[name, headOf(refs, name)]]);
    const [draft] = await describeDrafts(this.repository, refs.live.commit, only);
    if (!draft) throw new HttpError(httpProblems.noDraft(name));
    return draft;
  }

  /** Begins a draft with an empty commit, which says who owns it and what it is called. */
  create(title: string, owner: Person): Promise<Draft> {
    return this.untilDone('', async (refs) => {
      const name = String(this.highest + 1);
      const { commit: live } = refs.live;
      const commit = await writeCommit(this.repository, {
        tree: `${live}^{tree}`,
        parents: [live],
        author: owner,
        message: title,
      });
      const isDone = await this.move(name, null, commit, [live]);
      return isDone ? this.find(name) : undefined;
    });
  }

  /** @throws HttpError 409 with the conflicts; nothing is saved then */
  async save(
    name: string,
    { author, message, files }: Act & { files: readonly FileEdit[] },
  ): Promise<SavedDraft> {
    assertEdits(files);
    return this.untilDone(name, async (refs) => {
      const head = headOf(refs, name);
      const before = { commit: head, files: await filesOf(this.repository, head) };
      const plan = await planSave(this.repository, before, files);
      assertSettled(plan.conflicts);
      const saved = { merged: plan.merged, files: plan.files };
      if (plan.changes.length === 0) return { commit: head, ...saved };
      const changes = await writeChanges(this.repository, plan.changes);
      const tree = await writeTree(this.repository, head, changes);
      const said = message ?? changes.map((file) => file.path).join('\n');
      const after = await writeCommit(this.repository, { tree, parents: [head], author, message: said });
      return (await this.move(name, head, after, [head])) ? { commit: after, ...saved } : undefined;
    });
  }

  /**
   * Brings the live branch into a draft.
   *
   * @param files those on which both conflict, as they are to be
   * @throws HttpError 409 with the conflicts that are left
   */
  async update(
    name: string,
    { author, message, files = [] }: Act & { files?: readonly SettledFile[] },
  ): Promise<{ commit: string }> {
    assertEdits(files);
    return this.untilDone(name, async (refs) => {
      const head = headOf(refs, name);
      const live = refs.live.commit;
      if (await isAncestor(this.repository, live, head)) return { commit: head };
      const tree = await this.mergedTree(head, live, files);
      const said = message ?? `Update with ${this.content.branch}`;
      const after = await writeCommit(this.repository, {
        tree,
        parents: [head, live],
        author,
        message: said,
      });
      return (await this.move(name, head, after, [head, live])) ? { commit: after } : undefined;
    });
  }

  /**
   * Merges a draft into the live branch, and removes it.
   *
   * @param commit the expected head; another is refused, as somebody has saved meanwhile
   * @throws HttpError 409 with conflicts, 422 with the problems of what would be live, 503 when nobody knows whether it is merged
   */
  merge(name: string, { author, message, commit }: Act & { commit?: string }): Promise<{ commit: string }> {
    return this.untilDone(name, async (refs) => {
      const head = headOf(refs, name, commit);
      const { ref, commit: live } = refs.live;
      // After a kill, the branch may be all that is left of it.
      if (await isAncestor(this.repository, head, live)) {
        await this.removeMerged(name, head);
        return { commit: live };
      }
      const tree = await this.mergedTree(head, live);
      if (tree === (await treeOf(this.repository, live))) throw new HttpError(httpProblems.draftEmpty);
      const said = message ?? (await this.find(name)).title;
      const merged = await writeCommit(this.repository, {
        tree,
        parents: [live, head],
        author,
        message: said,
      });
      await this.assertNoProblems(merged);
      if (!(await this.moveBranch(ref, live, merged, [live, head]).catch(inDoubt))) return undefined;
      await this.removeMerged(name, head);
      return { commit: merged };
    });
  }

  /** @throws HttpError 409 when somebody has saved meanwhile */
  async remove(name: string, commit?: string): Promise<void> {
    const head = headOf(await this.refs(), name, commit);
    if (!(await this.drop(name, head))) throw new HttpError(httpProblems.draftChanged);
  }

  /** Problems that a draft would have if these files were saved as their editor sees them. */
  async problems(name: string, files: readonly ChosenFile[]): Promise<readonly ContentProblem[]> {
    assertEdits(files);
    const contents = new Map<string, Buffer | null>();
    for (const file of files)
      contents.set(file.path, 'edits' in file ? await editBase(this.repository, file) : file.content);
    return this.content.problemsWith(headOf(await this.refs(), name), contents);
  }

  private async refs(): Promise<Refs> {
    const ref = `refs/heads/${this.content.branch}`;
    const ids = await readRefs(this.repository, prefix, ref);
    const named = [...ids].filter(([name]) => name.startsWith(prefix));
    const drafts = new Map(named.map(([name, id]) => [name.slice(prefix.length), id]));
    const numbers = [...drafts.keys()].map((name) => Number(/^\d{1,9}(?=\/|$)/.exec(name)?.[0] ?? 0));
    this.highest = Math.max(this.highest, ...numbers);
    const commit = ids.get(ref);
    const live =
      commit === undefined ? { ref: 'HEAD', commit: (await this.content.commit()).id } : { ref, commit };
    return { drafts, live };
  }

  private move(name: string, before: string | null, after: string, parents: readonly string[]) {
    return this.moveBranch(prefix + name, before, after, parents);
  }

  private async moveBranch(ref: string, before: string | null, after: string, parents: readonly string[]) {
    if (before !== null) await this.freeWorkingTree(ref, before);
    return moveRef(this.repository, ref, { before, after }, parents);
  }

  private async drop(name: string, head: string): Promise<boolean> {
    await this.freeWorkingTree(prefix + name, head);
    return updateRef(this.repository, prefix + name, { before: head, after: null });
  }

  /** It is merged whether its branch can be removed or not. A commit that somebody has pushed meanwhile stays in it. */
  private async removeMerged(name: string, head: string): Promise<void> {
    await this.drop(name, head).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
    });
  }

  /** Acts on a draft one after the other, and again when others were quicker: `act` returns undefined then. */
  private untilDone<Result>(name: string, act: (refs: Refs) => Promise<Result | undefined>): Promise<Result> {
    const attempts = async () => {
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const result = await act(await this.refs());
        if (result !== undefined) return result;
      }
      throw new HttpError(httpProblems.draftBusy);
    };
    const turn = (this.turns.get(name) ?? Promise.resolve()).then(attempts, attempts);
    this.turns.set(name, turn);
    const leave = () => {
      if (this.turns.get(name) === turn) this.turns.delete(name);
    };
    turn.then(leave, leave);
    return turn;
  }

  /** @throws HttpError 409 with the conflicts that are neither chosen nor can be merged */
  private async mergedTree(head: string, live: string, files: readonly SettledFile[] = []): Promise<string> {
    const merged = await mergeCommits(this.repository, head, live).catch((error: unknown) => {
      const isUnrelated = error instanceof GitError && error.message.includes('unrelated histories');
      throw isUnrelated ? new HttpError(httpProblems.draftUnrelated) : error;
    });
    if (merged.isClean) return merged.tree;
    if (merged.conflicts.length === 0)
      throw new HttpError(httpProblems.draftConflicts, { details: { conflicts: [] } });
    const chosen = new Map(files.map((file) => [file.path, file]));
    const { changes, conflicts } = await settleConflicts(this.repository, merged.conflicts, chosen);
    assertSettled(conflicts);
    return writeTree(this.repository, merged.tree, await writeChanges(this.repository, changes));
  }

  /** @throws HttpError 422; ContentError when Git or the disk failed */
  private async assertNoProblems(commit: string): Promise<void> {
    try {
      await this.content.open(commit);
    } catch (error) {
      if (!(error instanceof ContentError) || !error.isLasting) throw error;
      throw new HttpError(httpProblems.hasProblems, { details: { problems: error.problems } });
    }
  }

  /** @throws HttpError 409 where that would leave the live branch without a name */
  private async freeWorkingTree(ref: string, commit: string): Promise<void> {
    if (!existsSync(path.join(this.repository, '.git'))) return;
    if (ref === 'HEAD') throw new HttpError(httpProblems.noLiveBranch(this.content.branch));
    await detachWorkingTree(this.repository, ref, commit);
  }
}
