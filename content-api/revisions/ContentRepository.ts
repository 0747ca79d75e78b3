import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import { dayInParis } from '../../platform/dayInParis';
import { codeOf } from '../../platform/errors';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import type { Content } from '../parsing/content';
import { ContentError } from '../parsing/contentSource';
import { type AsOf, momentsAfter } from '../parsing/publishedContent';
import { readContent } from '../parsing/readContent';
import { beforeAll } from '../parsing/schedule';
import { RequestError } from '../server/requestError';

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

const commitId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

const revisionId = /^([0-9a-f]{40}|[0-9a-f]{64})(?:@(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z)?$/;

/** A commit before the first of its moments, and `<commit>@20261201T080000Z` from that moment on. */
export function revisionOf(commit: string, moment: string): string {
  return moment === beforeAll ? commit : `${commit}@${moment.replace(/[-:]|\.\d+/g, '')}`;
}

function unknownRevision(id: string): RequestError {
  return new RequestError(404, `Unknown revision "${id}"`);
}

/** @throws RequestError 404 when it is none */
function parseRevision(id: string): { commit: string; moment: string } {
  const [, commit, year, month, day, hours, minutes, seconds] = revisionId.exec(id) ?? [];
  if (commit === undefined) throw unknownRevision(id);
  if (year === undefined) return { commit, moment: beforeAll };
  return { commit, moment: `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z` };
}

/** The commit that a revision is of. @throws RequestError 404 when it is none */
export function commitOf(id: string): string {
  return parseRevision(id).commit;
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

/** Folders of revisions on the disk, above which the one used longest ago goes. */
const rememberedFolders = 20;

/** After which an unfinished folder is nobody's any more. */
const longestCheckOutMs = 60 * 60_000;

/** In which time the latest commit is looked up once, in ms. */
const latestIsKnownFor = 500;

/** How far the newest commit without problems is looked for. */
const longestSearch = 50;

function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
      throw error;
    },
  );
}

/** What Git lists with its option `-z`. */
function namesIn(text: string): string[] {
  return text.split('\0').filter((name) => name !== '');
}

/** Whether the folder itself is a Git repository, with a working tree or bare. One of its parents does not count. */
export async function isRepository(folder: string): Promise<boolean> {
  return (
    (await isThere(path.join(folder, '.git'))) ||
    ((await isThere(path.join(folder, 'HEAD'))) && (await isThere(path.join(folder, 'objects'))))
  );
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
  private latestCommit?: { at: number; commit: Promise<string> };

  /** @param folders where the files of revisions are kept, a folder each */
  constructor(
    readonly repository: string,
    private readonly folders: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.git = simpleGit(repository);
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
    if (!(await isThere(path.join(this.repository, '.git')))) return [];
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

  /** The folder with a commit's files, called `content` as in the messages about problems. */
  async folderOf(id: string): Promise<string> {
    const folder = path.join(this.folders, id);
    if (!(await isThere(folder))) {
      await this.commit(id);
      await this.checkOut(id, folder);
    }
    const now = new Date();
    await utimes(folder, now, now);
    return path.join(folder, 'content');
  }

  /** Names of the files that differ between two commits, sorted. */
  async changedFiles(since: string, id: string): Promise<string[]> {
    const text = await this.git.raw(['diff', '--name-only', '--no-renames', '-z', since, id]);
    return namesIn(text);
  }

  /** The newest commit after `since` that touched one of the files; undefined when the two have no history in common. */
  async lastChange(since: string, id: string, files: readonly string[]): Promise<Commit | undefined> {
    const text = await this.git.raw(['log', '-1', '--format=%H', `${since}..${id}`, '--', ...files]);
    const hash = text.trim();
    return hash === '' ? undefined : this.commit(hash);
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
    const [content, committedAt] = await Promise.all([readContent(folder), this.committedAt(commit)]);
    const moments = momentsAfter(content, dayInParis(new Date(committedAt)));
    return { content, folder, readAt: new Date(), committedAt, moments, states: new Map() };
  }

  /** Kept beside the commit's files, which stay when the repository is rewritten. */
  private async committedAt(commit: string): Promise<string> {
    const file = path.join(this.folders, commit, 'committed-at');
    if (!(await isThere(file))) await writeFileAtomic(file, (await this.commit(commit)).at);
    return readFile(file, 'utf8');
  }

  /** Into a folder of another name first, so that no revision is ever half there. */
  private async checkOut(id: string, folder: string): Promise<void> {
    const unfinished = `${folder}-${randomBytes(4).toString('hex')}`;
    const files = path.join(unfinished, 'content');
    await mkdir(unfinished, { recursive: true });
    try {
      // The clone has the objects of the repository, also those that no branch leads to.
      await this.git.clone(this.repository, files, ['--shared', '--no-checkout']);
      await simpleGit(files).checkout(['--detach', id]);
      await rm(path.join(files, '.git'), { recursive: true });
      // Another request may have been quicker.
      await rename(unfinished, folder).catch(async (error: unknown) => {
        if (!(await isThere(folder))) throw error;
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await this.tidy();
  }

  /** Removes the folders used longest ago, and what a process that was killed has left of one. */
  private async tidy(): Promise<void> {
    const dated = await Promise.all(
      (await readdir(this.folders)).map(async (name) => {
        // Another request may remove its own meanwhile.
        const at = await stat(path.join(this.folders, name)).catch(() => undefined);
        return { name, at: at?.mtimeMs ?? Date.now() };
      }),
    );
    // Pictures of a commit in memory are read from its folder: the one that is live was checked out longest ago.
    const complete = dated
      .filter(({ name }) => commitId.test(name) && !this.commits.has(name))
      .sort((a, b) => b.at - a.at);
    const left = dated.filter(({ name, at }) => !commitId.test(name) && at < Date.now() - longestCheckOutMs);
    // Renamed first, so that no revision is ever half there.
    const old = complete.slice(rememberedFolders).map(async ({ name }) => {
      const removed = `${name}-${randomBytes(4).toString('hex')}`;
      // Another request may be quicker.
      await rename(path.join(this.folders, name), path.join(this.folders, removed)).catch(ignoreMissing);
      return removed;
    });
    const names = [...(await Promise.all(old)), ...left.map(({ name }) => name)];
    await Promise.all(
      names.map((name) => rm(path.join(this.folders, name), { recursive: true, force: true })),
    );
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
