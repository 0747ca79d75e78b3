import { mkdtemp, rm } from 'node:fs/promises';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleGit } from 'simple-git';
import { writeMinimalContent } from '../../testing/writeMinimalContent';
import { ContentRepository, createRepository } from '../ContentRepository';

/** A Git repository of the smallest content, and commits on top of it. */
export class ContentHistory {
  readonly repository: ContentRepository;
  readonly folder: string;
  readonly git;
  /** Of commits too. */
  now = new Date();

  private constructor(readonly root: string) {
    this.folder = path.join(root, 'content');
    this.git = simpleGit(this.folder, { allowEnvironment: ['GIT_COMMITTER_DATE'] });
    this.repository = this.reopen();
  }

  static async create(): Promise<ContentHistory> {
    const root = await mkdtemp(path.join(tmpdir(), 'content-history-'));
    const { contentDir, dispose } = await writeMinimalContent();
    await createRepository(path.join(root, 'content'), contentDir);
    await dispose();
    return new ContentHistory(root);
  }

  /** As another process would. Its clock is `now`. */
  reopen(): ContentRepository {
    return new ContentRepository(this.folder, path.join(this.root, 'revisions'), () => this.now);
  }

  async write(file: string, text: string | Uint8Array): Promise<void> {
    await mkdir(path.dirname(path.join(this.folder, file)), { recursive: true });
    await writeFile(path.join(this.folder, file), text);
  }

  /** Commits all that was changed. Returns the id. */
  async commit(message: string): Promise<string> {
    await this.git.add(['--all', '.']);
    const { PATH, HOME } = process.env;
    await this.git
      .env({ PATH, HOME, GIT_COMMITTER_DATE: this.now.toISOString() })
      .commit(message, { '--author': 'Anna <anna@example.com>' });
    return this.git.revparse(['HEAD']);
  }

  dispose(): Promise<void> {
    return rm(this.root, { recursive: true });
  }
}
