import type { Log } from '../../platform/log';
import { ContentError, type ContentProblem } from '../files/ProblemList';
import { ContentChanges } from './contentChanges';
import type { ContentRepository } from './ContentRepository';
import { describeRevision } from './describeRevision';
import { readPicture } from './pictures';
import { type Commit, commitOf } from './revisionId';
import { detachedCommits, uncommittedFiles } from './workingTree';

/** The latest where Git gives none: its problems say why, and what to do. It is nothing that can be asked for. */
function unreadable(problems: readonly ContentProblem[]) {
  const at = new Date().toISOString();
  return { id: 'unreadable', at, author: '', message: '', problems, untranslated: [], uncommitted: [] };
}

/** Tells of a repository's revisions, whether they are published or not. */
export class RepositoryRevisions {
  private readonly compared: ContentChanges;

  constructor(
    private readonly repository: ContentRepository,
    private readonly log: Pick<Log, 'warn'>,
  ) {
    this.compared = new ContentChanges(repository);
  }

  async latest() {
    let latest: Commit;
    try {
      latest = await this.repository.commit();
    } catch (error) {
      if (error instanceof ContentError) return unreadable(error.problems);
      throw error;
    }
    const orNone = (err: unknown) => {
      this.log.warn({ err }, 'what is on no branch cannot be listed');
      return [];
    };
    const { repository } = this.repository;
    const [told, uncommitted, detached] = await Promise.all([
      describeRevision(latest, () => this.repository.openNow(latest.id)),
      uncommittedFiles(repository).catch(orNone),
      detachedCommits(repository).catch(orNone),
    ]);
    return { ...told, uncommitted, detached };
  }

  /** @throws HttpError 404; ContentError when Git or the disk fails */
  async find(id: string) {
    const commit = await this.repository.readCommit(commitOf(id));
    return describeRevision(commit, () => this.repository.open(id));
  }

  /** The revision of a commit as its schedule has it by now. @throws as `find` does */
  async findNow(id: string) {
    const commit = await this.repository.readCommit(commitOf(id));
    return describeRevision(commit, () => this.repository.openNow(id));
  }

  /** @throws HttpError 404 when either is gone */
  changes(since: string, id: string) {
    return this.compared.between(since, id);
  }

  /** @throws HttpError 404 when there is no such picture */
  async picture(id: string, path: string): Promise<{ type: string; bytes: Buffer }> {
    const { id: commit } = await this.repository.commit(commitOf(id));
    return readPicture(this.repository.repository, commit, path);
  }
}
