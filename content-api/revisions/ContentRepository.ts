import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import { dayInParis } from '../../platform/dayInParis';
import type { Content } from '../parsing/content';
import { ContentError } from '../parsing/contentSource';
import { type AsOf, momentsAfter } from '../parsing/publishedContent';
import { readContent } from '../parsing/readContent';
import { beforeAll } from '../parsing/schedule';
import { RequestError } from '../server/requestError';
import { CommitFolders } from './CommitFolders';
import { commitId, commitOf, parseRevision, revisionOf, unknownRevision } from './revisionId';

/** A state of the content, and the folder with its pictures. */
export interface ContentState {
  content: Content;
  folder: string;
  readAt: Date;
  /** Undefined for a folder that is no Git repository. */
  revision?: string;
  /** What time it is for the revision. Undefined for a folder, which is as of now. */
  asOf?: AsOf;
  /** When the next revision of the commit begins. */
  changesAt?: string | undefined;
}

/** A commit, without what is in it. */
export interface Commit {
  id: string;
  /** ISO 8601. */
  at: string;
  author: string;
  message: string;
}

/** What a commit holds, and its states. They share its folder. */
interface ReadCommit {
  content: Content;
  folder: string;
  readAt: Date;
  /** ISO 8601. What was dated by then is there from the start. */
  committedAt: string;
  moments: readonly string[];
  /** By moment. */
  states: Map<string, ContentState>;
}

/** Commits in memory at once: the latest, the live one, and some that are compared or taken back to. */
const rememberedCommits = 4;

/** In which time the latest commit is looked up once, in ms. */
const latestIsKnownFor = 500;

/** How far the newest commit without problems is looked for. */
const longestSearch = 50;

/** What Git lists with its option `-z`. */
function namesIn(text: string): string[] {
  return text.split('\0').filter((name) => name !== '');
}

/** Whether the folder itself is a Git repository, with a working tree or bare. One of its parents does not count. */
export function isRepository(folder: string): boolean {
  const has = (name: string) => existsSync(path.join(folder, name));
  return has('.git') || (has('HEAD') && has('objects'));
}

/**
 * Makes a Git repository of a content folder's files.
 *
 * @throws Error when Git is missing; the target is not there then
 */
export async function createRepository(target: string, sample: string): Promise<void> {
  const folder = `${target}-${randomBytes(4).toString('hex')}`;
  try {
    await cp(sample, folder, { recursive: true });
    const git = simpleGit(folder);
    await git.init(['--initial-branch=main']);
    await git.addConfig('user.name', 'Meridane');
    await git.addConfig('user.email', 'content@localhost');
    await git.add('.');
    await git.commit('Sample content');
    await rename(folder, target);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Content in a Git repository. Each commit is in a folder of its own once it is asked for, and a revision is one at a
 * moment of its schedule or its dates: a state that never changes. The working tree is not looked at: what is not
 * committed is not there.
 */
export class ContentRepository {
  private readonly git: SimpleGit;
  private readonly commits = new Map<string, Promise<ReadCommit>>();
  private readonly folders: CommitFolders;
  private latestCommit?: { at: number; commit: Promise<string> };

  /** @param folders where the files of revisions are kept, a folder each */
  constructor(
    readonly repository: string,
    folders: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.git = simpleGit(repository);
    // Pictures of a commit in memory are read from its folder: the one that is live was checked out longest ago.
    this.folders = new CommitFolders(repository, folders, (commit) => this.commits.has(commit));
  }

  /** @throws RequestError 404 when there is no such commit, as after a repository was rewritten */
  async commit(id = 'HEAD'): Promise<Commit> {
    if (id !== 'HEAD' && !commitId.test(id)) throw unknownRevision(id);
    const text = await this.git
      .raw(['show', '--no-patch', '--format=%H%n%cI%n%an%n%B', `${id}^{commit}`])
      .catch((error: unknown) => {
        if (id === 'HEAD') throw error;
        throw unknownRevision(id);
      });
    const [hash = '', at = '', author = '', ...message] = text.split('\n');
    return { id: hash, at: new Date(at).toISOString(), author, message: message.join('\n').trim() };
  }

  /** Files that differ from the latest commit: they are in no revision. Empty for a bare repository. */
  async uncommitted(): Promise<string[]> {
    if (!existsSync(path.join(this.repository, '.git'))) return [];
    // By itself it locks the index a moment, and keeps editors from a commit; killed meanwhile, for good.
    const quietly = [
      '--no-optional-locks',
      'status',
      '--porcelain',
      '--no-renames',
      '--untracked-files=all',
      '-z',
    ];
    const text = await this.git.raw(quietly);
    // Two letters and a space stand before each name.
    return namesIn(text)
      .map((line) => line.slice(3))
      .sort();
  }

  /** Reads the content of a revision. @throws RequestError 404 when there is none; ContentError with its problems */
  async open(id: string): Promise<ContentState> {
    const { commit, moment } = parseRevision(id);
    const read = await this.read(commit);
    // Any other moment would be a second name for the same content.
    if (moment !== beforeAll && !read.moments.includes(moment)) throw unknownRevision(id);
    return this.stateAt(commit, read, moment);
  }

  /** The commit of a revision at the last of its moments that has passed. @throws as `open` does */
  async openNow(id: string): Promise<ContentState> {
    const commit = commitOf(id);
    const read = await this.read(commit);
    const now = this.now().toISOString();
    return this.stateAt(commit, read, read.moments.findLast((moment) => moment <= now) ?? beforeAll);
  }

  /** The newest state without problems, for requests that name none. @throws ContentError when the last fifty have some */
  async latest(): Promise<ContentState> {
    const now = performance.now();
    if (!this.latestCommit || now - this.latestCommit.at > latestIsKnownFor) {
      this.latestCommit = { at: now, commit: this.git.revparse(['HEAD']) };
    }
    const id = await this.latestCommit.commit;
    try {
      return await this.openNow(id);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return this.newestWithoutProblems(id, error);
    }
  }

  /** The folder with a commit's files. @throws RequestError 404 when there is no such commit */
  folderOf(id: string): Promise<string> {
    return this.folders.folderOf(id, () => this.commit(id));
  }

  private async newestWithoutProblems(id: string, newest: ContentError): Promise<ContentState> {
    const text = await this.git.raw(['rev-list', '--first-parent', `--max-count=${longestSearch}`, `${id}^`]);
    for (const earlier of text.split('\n').filter((line) => line !== '')) {
      try {
        return await this.openNow(earlier);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
      }
    }
    throw newest;
  }

  private stateAt(commit: string, read: ReadCommit, moment: string): ContentState {
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

  private read(commit: string): Promise<ReadCommit> {
    const known = this.commits.get(commit);
    const read = known ?? this.readAgain(commit);
    // The one used last comes last.
    this.commits.delete(commit);
    this.commits.set(commit, read);
    if (known) return read;
    read.catch(() => {
      if (this.commits.get(commit) === read) this.commits.delete(commit);
    });
    const [oldest] = this.commits.keys();
    if (this.commits.size > rememberedCommits && oldest !== undefined) this.commits.delete(oldest);
    return read;
  }

  private async readAgain(commit: string): Promise<ReadCommit> {
    const folder = await this.folderOf(commit);
    const [content, committedAt] = await Promise.all([
      readContent(folder),
      this.folders.committedAt(commit, () => this.commit(commit)),
    ]);
    const moments = momentsAfter(content, dayInParis(new Date(committedAt)));
    return { content, folder, readAt: new Date(), committedAt, moments, states: new Map() };
  }
}

/** What is wrong with the content of a revision; empty when nothing is. */
export async function problemsOf(
  repository: ContentRepository,
  id: string,
): Promise<ContentError['problems']> {
  try {
    await repository.open(id);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** What a request is answered from. @throws RequestError when it names a revision that is not there, or has problems */
export async function openRevision(
  repository: ContentRepository,
  revision: string | undefined,
): Promise<ContentState> {
  if (revision === undefined) return repository.latest();
  try {
    return await repository.open(revision);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new RequestError(409, `The revision has problems: ${error.message}`);
  }
}
