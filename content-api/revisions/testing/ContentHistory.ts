import { mkdtemp, rm } from 'node:fs/promises';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleGit } from 'simple-git';
import { ContentRepository, createRepository } from '../ContentRepository';

const sample = path.join(__dirname, '..', '..', 'content');

/** A Git repository of the sample content, and commits on top of it. */
export class ContentHistory {
  readonly repository: ContentRepository;
  readonly folder: string;
  readonly git;
  now = new Date();

  private constructor(readonly root: string) {
    this.folder = path.join(root, 'content');
    this.git = simpleGit(this.folder);
    this.repository = this.reopen();
  }

  static async create(): Promise<ContentHistory> {
    const root = await mkdtemp(path.join(tmpdir(), 'content-history-'));
    await createRepository(path.join(root, 'content'), sample);
    return new ContentHistory(root);
  }

  /** As another process would. Its clock is `now`. */
  reopen(): ContentRepository {
    return new ContentRepository(this.folder, path.join(this.root, 'revisions'), () => this.now);
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(this.folder, file)), { recursive: true });
    await writeFile(path.join(this.folder, file), text);
  }

  /** Commits all that was changed. Returns the id. */
  async commit(message: string): Promise<string> {
    await this.git.add(['--all', '.']);
    await this.git.commit(message, { '--author': 'Anna <anna@example.com>' });
    return this.git.revparse(['HEAD']);
  }

  dispose(): Promise<void> {
    return rm(this.root, { recursive: true });
  }
}
