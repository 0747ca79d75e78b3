import { isIgnored, sizeProblem } from '../files/contentFile';
import type { ContentChanges } from '../files/ReadItems';
import { ContentError, type ContentProblem } from '../files/ProblemList';
import { readContent } from '../parsing/readContent';
import { beforeAll } from '../schemas/schedule';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { RecentValues } from '../../platform/RecentValues';
import { CommitContents, type ContentState } from './CommitContents';
import { GitError, gitText, readRefs } from './gitObjects';
import { type Commit, commitId, commitOf, parseRevision, unknownRevision } from './revisionId';
import { nameProblem } from './writeCommitFiles';

export type { ContentState } from './CommitContents';
export { createRepository, isRepository } from './createRepository';

/** The latest content as of the last look at it. */
export interface KnownContent {
  /** Undefined while nothing could be read. */
  state?: ContentState;
  /** Problems of the latest commit, because of which the one before is served. */
  problems: readonly ContentProblem[];
}

interface RepositoryOptions {
  now?: () => Date;
  /** The live line: what it holds is published next. */
  branch?: string;
  /** False where no pictures are served: most commits have no folder of their own then. */
  keepsFolders?: boolean;
}

/** Time for which the latest commit is not looked up again, in ms. */
const latestIsKnownFor = 500;

/** Number of commits among which the newest without problems is looked for. */
const longestSearch = 50;

/** After which it is looked for again, in ms. */
const searchIsKnownFor = 10_000;

/** Commits in memory: who made one, and when, never changes. */
const rememberedCommits = 50;

/** Characters of a commit's message. */
const maxMessageLength = 10_000;

/** Seconds of 2999: a commit may be dated as anybody likes, and formats of dates have four digits for a year. */
const latestTime = 32_472_144_000;

/**
 * Content in a Git repository. Each commit is in a folder of its own once it is asked for, and a revision is one at a
 * moment of its schedule or its dates: a state that never changes. The working tree is not looked at: what is not
 * committed is not there.
 */
export class ContentRepository {
  private readonly contents: CommitContents;
  private latestCommit?: { at: number; id: Promise<string> };
  private search?: { newest: string; until: number; found: Promise<ContentState | undefined> };
  private lastKnown: KnownContent = { problems: [] };
  private readonly now: () => Date;
  private readonly commits = new RecentValues<Promise<Commit>>(rememberedCommits);
  readonly branch: string;
  /** Why the latest commit is not known, which is said once. */
  private lastFailure: string | undefined;

  /**
   * @param folders where the files of revisions are kept, a folder each
   */
  constructor(
    readonly repository: string,
    folders: string,
    { now = () => new Date(), branch = 'main', keepsFolders = true }: RepositoryOptions = {},
  ) {
    this.now = now;
    this.branch = branch;
    this.contents = new CommitContents(repository, folders, (commit) => this.commit(commit), keepsFolders);
  }

  /**
   * The live branch whatever is checked out, or what HEAD names where there is no such branch.
   *
   * @throws GitError
   */
  async liveRef(): Promise<string> {
    const ref = `refs/heads/${this.branch}`;
    return (await readRefs(this.repository, ref)).has(ref) ? ref : 'HEAD';
  }

  /**
   * @param id by default, the latest of the live branch
   * @throws HttpError 404 when there is no such commit, as after a repository was rewritten; ContentError when there is no
   *   latest one, and when Git cannot be asked
   */
  async commit(id?: string): Promise<Commit> {
    if (id === undefined) {
      const latest = await this.readLog();
      return this.commits.get(latest.id, async () => latest);
    }
    if (!commitId.test(id)) throw unknownRevision(id);
    return this.commits.get(id, () => this.readLog(id));
  }

  private async readLog(id?: string): Promise<Commit> {
    const format = ['--no-show-signature', '--encoding=UTF-8', '--format=%H%n%ct%n%an%n%B'];
    const asked = performance.now();
    const read = async () =>
      gitText(this.repository, ['log', '-1', ...format, `${id ?? (await this.liveRef())}^{commit}`, '--']);
    const text = await read().catch(async (error: unknown) => {
      const isUnknown = error instanceof GitError && /bad (?:revision|object)/.test(error.message);
      throw id !== undefined && isUnknown ? unknownRevision(id) : await this.contents.failureOf(error);
    });
    const [hash = '', seconds = '', author = '', ...lines] = text.split('\n');
    const at = new Date(Math.min(Math.max(Number(seconds) || 0, 0), latestTime) * 1000).toISOString();
    const message = lines.join('\n').trim().slice(0, maxMessageLength);
    if (id === undefined) this.latestCommit = { at: asked, id: Promise.resolve(hash) };
    return { id: hash, at, author, message };
  }

  /** Finds a commit that has been read, also after the repository was rewritten or is gone. @throws HttpError 404 */
  async readCommit(id: string): Promise<Commit> {
    return this.commit(id).catch(async (error: unknown) => {
      const at = commitId.test(id) ? await this.contents.folders.knownCommittedAt(id) : undefined;
      if (at === undefined) throw error;
      return { id, at, author: '', message: '' };
    });
  }

  /** Reads the content of a revision. @throws HttpError 404 when there is none; ContentError with its problems */
  async open(id: string): Promise<ContentState> {
    const { commit, moment } = parseRevision(id);
    const read = await this.contents.read(commit);
    // Any other moment would be a second name for the same content.
    if (moment !== beforeAll && !read.moments.includes(moment)) throw unknownRevision(id);
    return this.contents.stateAt(commit, read, moment);
  }

  /** The commit of a revision at the last of its moments that has passed. @throws as `open` does */
  async openNow(id: string): Promise<ContentState> {
    const commit = commitOf(id);
    const read = await this.contents.read(commit);
    const now = this.now().toISOString();
    return this.contents.stateAt(commit, read, read.moments.findLast((moment) => moment <= now) ?? beforeAll);
  }

  /**
   * The newest state without problems, for requests that name none; that of before when Git gives none.
   *
   * @throws HttpError 503 when there is none
   */
  async latest(): Promise<ContentState> {
    const state = (await this.look()) ?? (await this.openAgain());
    if (state) return (this.lastKnown = { ...this.lastKnown, state }).state;
    throw new HttpError(httpProblems.noContent);
  }

  /** Calls back once for each commit that cannot be read, and when Git cannot be asked any more. */
  onProblems(listener: (error: ContentError) => void): void {
    this.contents.onProblems = listener;
  }

  /** The result of the last look at the repository. Reads nothing itself: it begins another look, without waiting for it. */
  known(): KnownContent {
    this.latest().catch(() => undefined);
    return this.lastKnown;
  }

  /** Problems of the latest commit, or of the repository. */
  async problems(): Promise<readonly ContentProblem[]> {
    return (await this.openLatest(this.newest())).problems;
  }

  /**
   * Problems that a commit's content would have if some files were others, or gone. Nothing of it is kept: it is asked as
   * somebody types, and would push out what is served.
   *
   * @throws HttpError 404 when there is no such commit; ContentError when Git or the disk fails
   */
  async problemsWith(id: string, changes: ContentChanges): Promise<readonly ContentProblem[]> {
    try {
      await this.contents.withFiles(id, async ({ folder, refused: before, known }) => {
        if (!known) throw unknownRevision(id);
        const refused = before.filter(({ file }) => !changes.has(file));
        const read = new Map([...known.changes, ...changes]);
        for (const [file, bytes] of changes) {
          if (bytes === null || file.split('/').some(isIgnored)) continue;
          const expected = nameProblem(file) ?? sizeProblem(file, bytes.length);
          if (expected === undefined) continue;
          refused.push({ file, line: 1, expected });
          read.set(file, null);
        }
        await readContent(folder, { refused, known: { ...known, changes: read } });
      });
      return [];
    } catch (error) {
      if (error instanceof HttpError) throw error;
      const failure = await this.contents.failureOf(error);
      if (!failure.isLasting) throw failure;
      return failure.problems;
    }
  }

  /** Why Git could not be asked, and what is to be done. */
  failureOf(error: unknown): Promise<ContentError> {
    return this.contents.failureOf(error);
  }

  private newest(): Promise<string> {
    const now = performance.now();
    if (!this.latestCommit || now - this.latestCommit.at > latestIsKnownFor) {
      const read = async () =>
        gitText(this.repository, ['rev-parse', '--verify', `${await this.liveRef()}^{commit}`]);
      const id = read().then(
        (text) => {
          this.lastFailure = undefined;
          return text.trim();
        },
        async (error: unknown) => {
          const failure = await this.contents.failureOf(error);
          if (failure.message !== this.lastFailure) this.contents.onProblems(failure);
          this.lastFailure = failure.message;
          throw failure;
        },
      );
      this.latestCommit = { at: now, id };
    }
    return this.latestCommit.id;
  }

  /** Remembers what the latest commit holds, or its problems beside the state of before. */
  private async openLatest(newest: Promise<string>): Promise<KnownContent> {
    try {
      return (this.lastKnown = { state: await this.openNow(await newest), problems: [] });
    } catch (error) {
      const { problems } = await this.contents.failureOf(error);
      return (this.lastKnown = { ...this.lastKnown, problems });
    }
  }

  /** The newest commit without problems; undefined when Git gives none. */
  private async look(): Promise<ContentState | undefined> {
    const newest = this.newest();
    const { state, problems } = await this.openLatest(newest);
    if (problems.length === 0) return state;
    const id = await newest.catch(() => undefined);
    return id === undefined ? undefined : this.earlierThan(id);
  }

  /** The state that was answered from before, as of now. */
  private async openAgain(): Promise<ContentState | undefined> {
    const revision = this.lastKnown.state?.revision;
    return revision === undefined ? undefined : this.openNow(revision);
  }

  /** All who ask meanwhile share one search. It is made again after a while, as Git or the disk may have failed. */
  private async earlierThan(newest: string): Promise<ContentState | undefined> {
    const now = performance.now();
    if (this.search?.newest !== newest || this.search.until < now) {
      this.search = { newest, until: now + searchIsKnownFor, found: this.findEarlier(newest) };
    }
    const state = await this.search.found;
    return state?.revision === undefined ? undefined : this.openNow(state.revision);
  }

  private async findEarlier(newest: string): Promise<ContentState | undefined> {
    const list = ['rev-list', '--first-parent', `--max-count=${longestSearch + 1}`, newest];
    const text = await gitText(this.repository, list).catch(() => '');
    for (const earlier of text.split('\n').filter((line) => line !== '' && line !== newest)) {
      try {
        return await this.openNow(earlier);
      } catch (error) {
        if (!(error instanceof ContentError || error instanceof HttpError)) throw error;
      }
    }
    return undefined;
  }
}

/** Opens the state that answers a request. @throws HttpError if it names a revision that does not exist, or has problems */
export async function openRevision(
  repository: ContentRepository,
  revision: string | undefined,
): Promise<ContentState> {
  if (revision === undefined) return repository.latest();
  try {
    return await repository.open(revision);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (!error.isLasting) throw new HttpError(httpProblems.revisionUnreadable);
    throw new HttpError(httpProblems.revisionHasProblems(error.message));
  }
}
