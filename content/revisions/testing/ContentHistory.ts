import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleGit } from 'simple-git';
import { writeMinimalContent } from '../../testing/writeMinimalContent';
import { ContentRepository, createRepository } from '../ContentRepository';

const makeRoot = () => mkdtemp(path.join(tmpdir(), 'content-history-'));

/** A folder with the repository that each test gets a copy of: making one takes five processes of Git. */
let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const root = await makeRoot();
  const { contentDir, dispose } = await writeMinimalContent();
  await createRepository(path.join(root, 'content'), contentDir);
  await dispose();
  return root;
}

afterAll(async () => {
  if (template) await rm(await template, { recursive: true });
});

/** A Git repository of the smallest content, and commits on top of it. */
export class ContentHistory {
  readonly repository: ContentRepository;
  readonly folder: string;
  readonly git;
  /** Also the time of commits. */
  now = new Date();

  private constructor(readonly root: string) {
    this.folder = path.join(root, 'content');
    this.git = simpleGit(this.folder, { allowEnvironment: ['GIT_COMMITTER_DATE'] });
    this.repository = this.reopen();
  }

  static async create(): Promise<ContentHistory> {
    template ??= makeTemplate();
    const root = await makeRoot();
    // Git knows by the times of files that nothing has changed.
    await cp(await template, root, { recursive: true, preserveTimestamps: true });
    return new ContentHistory(root);
  }

  /** Opens the repository as another process would. Its clock is `now`. */
  reopen(options: { branch?: string; keepsFolders?: boolean } = {}): ContentRepository {
    return new ContentRepository(this.folder, path.join(this.root, 'revisions'), {
      now: () => this.now,
      ...options,
    });
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
