import { type ChildProcess, fork } from 'node:child_process';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { programOf } from '../../../platform/projectRoot';
import type { InvestorProfileCode } from '../../../src/profiles/investorProfiles';
import type { ShownPage } from '../../api';

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

/** The program is asked for the page of an identity, or what is at an address, and whether it answers publishes, of which one starts. */
type Question =
  | { revision: string; question: { identity: string } | AskedFile }
  | { revision: string | undefined; question: 'ready' };

export type Asked = { id: number } & Question;

export type Answer = { id: number } & (
  | { paths: ShownPage['paths'] }
  | { file: SiteFile | undefined }
  | { isReady: true }
  /** Only Gatsby's build can make what it needs. */
  | { failure: string; needsBuild: boolean }
);

interface PageRendererOptions {
  /** Folder of the project. */
  root: string;
  env?: NodeJS.ProcessEnv;
  /** Path at which the program also answers publishes: they are processes of their own. */
  socket?: string;
  /** Without a question for so long the program ends. */
  idleMs?: number;
  timeLimitMs?: number;
}

interface Waiting {
  child: ChildProcess;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const notShown = (reason: string) => new HttpError(httpProblems.notShown(reason));

/** Renders pages of drafts, by a program of its own that is started when somebody looks at one. */
export class PageRenderer {
  private program: ChildProcess | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: PageRendererOptions) {}

  /** Where a page is in the site of a revision, by locale. @throws HttpError that says why that cannot be made */
  async paths(revision: string, identity: string): Promise<ShownPage['paths']> {
    const answer = await this.ask({ revision, question: { identity } });
    return 'paths' in answer ? answer.paths : {};
  }

  /** The file at an address of a revision's site; undefined if there is none. @throws HttpError as `paths` does */
  async file(revision: string, asked: AskedFile): Promise<SiteFile | undefined> {
    const answer = await this.ask({ revision, question: asked });
    return 'file' in answer ? answer.file : undefined;
  }

  /**
   * Starts the program, if it does not run, for whoever asks it at its socket next. Resolves once it answers there, or cannot be started.
   * @param revision that it will be asked for; by default the latest
   */
  async getReady(revision?: string): Promise<void> {
    await this.ask({ revision, question: 'ready' }).catch(() => undefined);
  }

  /** Ends the program. The next question starts it anew. */
  stop(): void {
    clearTimeout(this.idle);
    this.program?.kill();
    this.program = undefined;
  }

  private async ask(question: Question): Promise<Answer> {
    const { timeLimitMs = 60_000 } = this.options;
    clearTimeout(this.idle);
    const child = (this.program ??= this.start());
    const id = ++this.lastId;
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        this.waiting.set(id, { child, resolve, reject });
        child.send({ id, ...question } satisfies Asked, (error) => {
          if (error) reject(notShown(error.message));
        });
      });
      if ('failure' in answer)
        throw answer.needsBuild
          ? new HttpError(httpProblems.notBuilt(answer.failure))
          : notShown(answer.failure);
      return answer;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.restSoon();
    }
  }

  /** Ends the program unless it is asked again. */
  private restSoon(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.stop(), this.options.idleMs ?? 10 * 60_000).unref();
  }

  private start(): ChildProcess {
    const { root, socket, env = process.env } = this.options;
    const { file, options: execArgv } = programOf('scripts/showPages.ts', root);
    const child = fork(file, socket === undefined ? [] : [socket], {
      cwd: root,
      // React renders faster.
      env: { ...env, NODE_ENV: 'production' },
      execArgv,
      serialization: 'advanced',
    });
    const end = (reason: string) => {
      if (this.program === child) this.program = undefined;
      const asked = [...this.waiting.values()].filter((waiting) => waiting.child === child);
      for (const { reject } of asked) reject(notShown(`its program ended (${reason}).`));
    };
    child.on('message', (answer: Answer) => this.waiting.get(answer.id)?.resolve(answer));
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(String(signal ?? code)));
    return child;
  }
}
