import { dayInParis } from '../../contract/parisTime';
import type { Content } from '../parsing/content';
import { DamagedFile, isIgnored } from '../files/contentFile';
import { type ContentChanges, FileIds, type KnownFiles, type ReadItems } from '../files/ReadItems';
import { ContentError, type ContentProblem } from '../files/ProblemList';
import { type AsOf, momentsAfter } from '../parsing/publishedContent';
import { readContent } from '../parsing/readContent';
import { HttpError } from '../../platform/http/httpErrors';
import { RecentValues } from '../../platform/RecentValues';
import { CommitFolders } from './CommitFolders';
import { isRegularFile, treeEntries } from './gitObjects';
import { repositoryProblem } from './repositoryProblem';
import { changedFiles } from './writeCommitFiles';
import { type Commit, revisionOf } from './revisionId';
import { loadItems, saveItems } from './savedItems';

/** A state of the content, and the folder with its pictures where folders are kept. */
export interface ContentState {
  content: Content;
  folder: string;
  readAt: Date;
  revision?: string;
  /** Time of the revision; undefined for now. */
  asOf?: AsOf;
  /** When it became what it is: ISO 8601, the commit's time or a later moment of its schedule. */
  madeAt?: string;
  /** When the next revision of the commit begins. */
  changesAt?: string | undefined;
}

/** The content of a commit, and its states. They share its folder. */
export interface ReadCommit {
  content: Content;
  folder: string;
  readAt: Date;
  /** ISO 8601. Items dated before it are there from the start. */
  committedAt: string;
  moments: readonly string[];
  /** Keyed by moment. */
  states: Map<string, ContentState>;
}

/** The folder with the files of a commit, and the files that are read in place of some. */
interface CommitFiles {
  folder: string;
  refused: readonly ContentProblem[];
  known: KnownFiles | undefined;
}

/** Commits in memory at once: the latest, the live one, and some that are compared or taken back to. */
const rememberedCommits = 4;

/** Commits that cannot be read, and why: what a commit holds never changes. */
const rememberedFailures = 200;

/** After which Git or the disk is asked again, in ms. */
const failureIsKnownFor = 10_000;

function forgetOldest(map: Map<string, unknown>, remembered: number): void {
  const [oldest] = map.keys();
  if (map.size > remembered && oldest !== undefined) map.delete(oldest);
}

/** The content of commits. Each is read once, for all who ask for it, and what is wrong with it is kept: it never changes. */
export class CommitContents {
  readonly folders: CommitFolders;
  private readonly commits = new Map<string, Promise<ReadCommit>>();
  private readonly failures = new Map<string, { error: ContentError; until: number }>();
  private items?: Promise<ReadItems>;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly ids = new RecentValues<Promise<FileIds>>(rememberedCommits);
  /** Called once for each commit that cannot be read. */
  onProblems: (error: ContentError) => void = () => undefined;

  /**
   * @param folders where the files of revisions are kept, a folder each
   * @param find who made a commit, and when. @throws HttpError 404
   * @param keepsFolders whether each has a folder of its own, from which pictures are served
   */
  constructor(
    private readonly repository: string,
    folders: string,
    private readonly find: (commit: string) => Promise<Commit>,
    private readonly keepsFolders: boolean,
  ) {
    // Pictures of a commit in memory are read from its folder: the one that is live was written longest ago.
    this.folders = new CommitFolders(repository, folders, (commit) => this.commits.has(commit));
  }

  /** State of a commit from one of its moments on. */
  stateAt(commit: string, read: ReadCommit, moment: string): ContentState {
    const { committedAt, moments, states, ...files } = read;
    const known = states.get(moment);
    if (known) return known;
    const madeAt = moment > committedAt ? moment : committedAt;
    const day = dayInParis(new Date(madeAt));
    const state = {
      ...files,
      revision: revisionOf(commit, moment),
      asOf: { moment, day },
      madeAt,
      changesAt: moments.find((later) => later > moment),
    };
    states.set(moment, state);
    return state;
  }

  /** @throws HttpError 404 when there is no such commit; ContentError with its problems */
  read(commit: string): Promise<ReadCommit> {
    const failure = this.failures.get(commit);
    if (failure && failure.until > performance.now()) return Promise.reject(failure.error);
    const known = this.commits.get(commit);
    const read = known ?? this.readAgain(commit);
    // The one used last comes last.
    this.commits.delete(commit);
    this.commits.set(commit, read);
    if (known) return read;
    read.then(
      () => forgetOldest(this.commits, rememberedCommits),
      (error: unknown) => {
        this.commits.delete(commit);
        if (error instanceof ContentError) this.rememberFailure(commit, error);
      },
    );
    return read;
  }

  private rememberFailure(commit: string, error: ContentError): void {
    const until = error.isLasting ? Infinity : performance.now() + failureIsKnownFor;
    const before = this.failures.get(commit);
    this.failures.delete(commit);
    this.failures.set(commit, { error, until });
    forgetOldest(this.failures, rememberedFailures);
    if (before?.error.message !== error.message) this.onProblems(error);
  }

  /** @throws GitError where only the folder of a commit is left */
  private async known(commit: string, changes: ContentChanges = new Map()): Promise<KnownFiles> {
    const ids = await this.ids.get(commit, async () => {
      const files = new Map<string, string>();
      for await (const entry of treeEntries(this.repository, commit, false))
        if (isRegularFile(entry) && !entry.path.split('/').some(isIgnored)) files.set(entry.path, entry.id);
      return new FileIds(files);
    });
    return { ids, changes, items: await (this.items ??= loadItems(this.folders.itemsFile)) };
  }

  /**
   * Reads the files of a commit: from a folder of its own, or from that of another one and what differs. A folder that is
   * damaged is written again. Commits take turns: the second one is mostly what the first one was.
   *
   * @throws HttpError 404 when there is no such commit; what `read` throws
   */
  withFiles<Result>(commit: string, read: (files: CommitFiles) => Promise<Result>): Promise<Result> {
    const result = this.turn.then(() => this.readFiles(commit, read));
    this.turn = result.catch(() => undefined);
    return result;
  }

  private async readFiles<Result>(
    commit: string,
    read: (files: CommitFiles) => Promise<Result>,
    isDamaged = false,
  ): Promise<Result> {
    const { of, ...files } = await this.filesOf(commit, isDamaged);
    try {
      return await read(files);
    } catch (error) {
      if (isDamaged || !(error instanceof ContentError && error.cause instanceof DamagedFile)) throw error;
      await this.folders.remove(of);
      return await this.readFiles(commit, read, true);
    } finally {
      if (files.known) await saveItems(this.folders.itemsFile, files.known.items);
    }
  }

  /** @param isAlone true if it may share no file with another folder */
  private async filesOf(commit: string, isAlone: boolean): Promise<CommitFiles & { of: string }> {
    const isOwn = isAlone || this.keepsFolders || this.folders.has(commit);
    // A failure here comes again in the commit's own folder, and is told then.
    const near = isOwn ? undefined : await this.filesNear(commit).catch(() => undefined);
    if (near) return near;
    const [folder, known] = await Promise.all([
      this.folders.folderOf(commit, () => this.find(commit), { isAlone }),
      this.known(commit).catch(() => undefined),
    ]);
    return { of: commit, folder, refused: await this.folders.refusedOf(commit), known };
  }

  /** The folder that was used last, and what differs in a commit; undefined where that is much. */
  private async filesNear(commit: string): Promise<(CommitFiles & { of: string }) | undefined> {
    const of = await this.folders.lastUsed();
    const differing = of === undefined ? undefined : await changedFiles(this.repository, of, commit);
    if (of === undefined || !differing) return undefined;
    const folder = await this.folders.folderOf(of, () => this.find(of));
    const left = (await this.folders.refusedOf(of)).filter(({ file }) => !differing.changes.has(file));
    const known = await this.known(of, differing.changes);
    return { of, folder, refused: [...left, ...differing.refused], known };
  }

  private async readAgain(commit: string): Promise<ReadCommit> {
    try {
      return await this.withFiles(commit, async ({ folder, ...files }) => {
        const content = await readContent(folder, files);
        const committedAt = this.folders.has(commit)
          ? await this.folders.committedAt(commit, () => this.find(commit))
          : (await this.find(commit)).at;
        const moments = momentsAfter(content, dayInParis(new Date(committedAt)));
        return { content, folder, readAt: new Date(), committedAt, moments, states: new Map() };
      });
    } catch (error) {
      if (error instanceof HttpError) throw error;
      const failure = await this.failureOf(error);
      // Folders of commits with problems would push out those that are served. Git still has these.
      if (failure.isLasting && (await this.isInGit(commit))) await this.folders.remove(commit);
      throw failure;
    }
  }

  private isInGit(commit: string): Promise<boolean> {
    return this.known(commit).then(
      () => true,
      () => false,
    );
  }

  /** Why a commit, or the repository, cannot be read. */
  async failureOf(error: unknown): Promise<ContentError> {
    return error instanceof ContentError ? error : repositoryProblem(this.repository, error);
  }
}
