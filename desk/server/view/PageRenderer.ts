import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { messageOf } from '../../../platform/errors';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import type { Locale } from '../../../src/i18n/locales';
import type { InvestorProfileCode } from '../../../src/profiles/investorProfiles';

type Paths = Partial<Record<Locale, string>>;

export interface SiteFile {
  type: string;
  body: string | Uint8Array;
}

export interface AskedFile {
  address: string;
  profile: InvestorProfileCode;
  /** Address below which all of the site is. */
  base: string;
}

export interface Asked {
  id: number;
  revision: string;
  question: { identity: string } | AskedFile;
}

export type Answer = { id: number } & (
  | { paths: Paths }
  | { file: SiteFile | undefined }
  | { failure: string }
);

interface PageRendererOptions {
  /** Folder of the project. */
  root: string;
  /** Within the project, so that packages resolve. */
  folder: string;
  env?: NodeJS.ProcessEnv;
  /** The program ends when nobody has looked for so long. */
  idleMs?: number;
  timeLimitMs?: number;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** With a few lines in place of Gatsby, whose renderer takes seconds to start. */
async function compile({ root, folder }: PageRendererOptions): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'scripts/showPages.ts' },
    outdir: folder,
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    alias: {
      gatsby: './gatsby/pageView/gatsbyStandIn.tsx',
      // Fonts are files of the site; packages are loaded as they are.
      '@fontsource-variable': './node_modules/@fontsource-variable',
    },
    packages: 'external',
    loader: { '.woff2': 'file' },
    publicPath: '/assets',
    logLevel: 'warning',
  });
}

/** Renders pages of drafts, in a program of its own that is started when somebody looks at one. */
export class PageRenderer {
  private child: Promise<ChildProcess> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: PageRendererOptions) {}

  /** Addresses of a page by locale, as the revision has it. @throws HttpError that says why it cannot be planned */
  async paths(revision: string, identity: string): Promise<Paths> {
    const answer = await this.ask(revision, { identity });
    return 'paths' in answer ? answer.paths : {};
  }

  /** What is at an address of a revision's site; undefined if nothing is. @throws HttpError that says why it cannot be made */
  async file(revision: string, asked: AskedFile): Promise<SiteFile | undefined> {
    const answer = await this.ask(revision, asked);
    return 'file' in answer ? answer.file : undefined;
  }

  stop(): void {
    clearTimeout(this.idle);
    const child = this.child;
    this.child = undefined;
    void child?.then((started) => started.kill()).catch(() => undefined);
  }

  private async ask(revision: string, question: Asked['question']): Promise<Answer> {
    const { idleMs = 10 * 60_000, timeLimitMs = 60_000 } = this.options;
    clearTimeout(this.idle);
    this.child ??= this.start();
    const child = await this.child;
    const id = ++this.lastId;
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        child.send({ id, revision, question } satisfies Asked);
      });
      if ('failure' in answer) throw new HttpError(httpProblems.notShown(answer.failure));
      return answer;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.idle = setTimeout(() => this.stop(), idleMs).unref();
    }
  }

  private async start(): Promise<ChildProcess> {
    const { root, folder, env = process.env } = this.options;
    try {
      await compile(this.options);
    } catch (error) {
      this.child = undefined;
      throw new HttpError(httpProblems.notShown(messageOf(error)));
    }
    const child = fork(path.join(folder, 'main.js'), {
      cwd: root,
      // React says less and renders faster.
      env: { ...env, NODE_ENV: 'production' },
      execArgv: [],
      serialization: 'advanced',
    });
    child.on('message', (answer: Answer) => this.waiting.get(answer.id)?.resolve(answer));
    child.on('exit', (code, signal) => this.ended(`its program ended (${signal ?? code}).`));
    return child;
  }

  private ended(reason: string): void {
    this.child = undefined;
    for (const { reject } of this.waiting.values()) reject(new HttpError(httpProblems.notShown(reason)));
  }
}
