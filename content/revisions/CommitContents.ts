import { dayInParis } from '../../platform/parisTime';
import type { Content } from '../parsing/content';
import { ContentError } from '../parsing/contentSource';
import { type AsOf, momentsAfter } from '../parsing/publishedContent';
import { readContent } from '../parsing/readContent';
import { HttpError } from '../../platform/http/httpErrors';
import { CommitFolders } from './CommitFolders';
import type { Commit } from './ContentRepository';
import { gitText } from './gitObjects';
import { repositoryProblem } from './repositoryProblem';
import { revisionOf } from './revisionId';

/** A state of the content, and the folder with its pictures. */
export interface ContentState {
  content: Content;
  folder: string;
  readAt: Date;
  revision?: string;
  /** Time of the revision; undefined for now. */
  asOf?: AsOf;
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
  /** Called once for each commit that cannot be read. */
  onProblems: (error: ContentError) => void = () => undefined;

  /**
   * @param folders where the files of revisions are kept, a folder each
   * @param find who made a commit, and when. @throws HttpError 404
   */
  constructor(
    private readonly repository: string,
    folders: string,
    private readonly find: (commit: string) => Promise<Commit>,
  ) {
    // Pictures of a commit in memory are read from its folder: the one that is live was written longest ago.
    this.folders = new CommitFolders(repository, folders, (commit) => this.commits.has(commit));
  }

  /** State of a commit from one of its moments on. */
  stateAt(commit: string, read: ReadCommit, moment: string): ContentState {
    const { committedAt, moments, states, ...files } = read;
    const known = states.get(moment);
    if (known) return known;
    const day = dayInParis(new Date(moment > committedAt ? moment : committedAt));
    const state = {
      ...files,
      revision: revisionOf(commit, moment),
      asOf: { moment, day },
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

  private async readAgain(commit: string): Promise<ReadCommit> {
    const wasThere = this.folders.has(commit);
    try {
      const folder = await this.folders.folderOf(commit, () => this.find(commit));
      const [content, committedAt] = await Promise.all([
        readContent(folder, await this.folders.refusedOf(commit)),
        this.folders.committedAt(commit, () => this.find(commit)),
      ]);
      const moments = momentsAfter(content, dayInParis(new Date(committedAt)));
      return { content, folder, readAt: new Date(), committedAt, moments, states: new Map() };
    } catch (error) {
      if (error instanceof HttpError) throw error;
      const failure = await this.failureOf(error);
      // Folders of commits with problems would push out those that are served. Git still has these.
      if (!failure.isLasting || (wasThere && !(await this.isInGit(commit)))) throw failure;
      // It may be damaged, or another version of this program has written it, or another process has removed it meanwhile.
      const isDoubtful = wasThere || !this.folders.has(commit);
      await this.folders.remove(commit);
      if (isDoubtful) return this.readAgain(commit);
      throw failure;
    }
  }

  private isInGit(commit: string): Promise<boolean> {
    return gitText(this.repository, ['cat-file', '-e', commit]).then(
      () => true,
      () => false,
    );
  }

  /** Why a commit, or the repository, cannot be read. */
  async failureOf(error: unknown): Promise<ContentError> {
    return error instanceof ContentError ? error : repositoryProblem(this.repository, error);
  }
}
