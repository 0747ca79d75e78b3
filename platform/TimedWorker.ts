import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { codeOf } from './errors';
import { projectRoot } from './projectRoot';

interface Limits {
  /** For an answer, the start of the thread included. */
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Without a question for so long the thread ends, and gives its memory back. */
  idleMs: number;
}

/**
 * A thread that answers one question after the other, for work on files of strangers: one that takes too long is ended, and the
 * server goes on meanwhile. It is started by the first question.
 */
export class TimedWorker<Question, Answer> {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private waiting:
    | { resolve: (answer: Answer | undefined) => void; reject: (error: unknown) => void }
    | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param module that posts an answer to each message. A path in the project, whose sources are beside what is compiled */
  constructor(
    private readonly module: string,
    private readonly limits: Limits,
  ) {}

  /** Undefined where a limit was passed. @throws whatever the module throws */
  ask(question: Question): Promise<Answer | undefined> {
    const answer = this.last.then(() => this.askNow(question));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private start(): Worker {
    const worker = new Worker(path.join(projectRoot, this.module), {
      execArgv: this.module.endsWith('.ts') ? ['--require', require.resolve('tsx/cjs')] : [],
      // With a larger young generation than this, Node.js 24 may end the whole program where a thread reaches its limit.
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryLimitMb, maxYoungGenerationSizeMb: 8 },
    });
    worker.on('message', (answer: Answer) => this.waiting?.resolve(answer));
    worker.on('error', (error) => {
      // It ends next.
      if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return;
      this.worker = undefined;
      this.waiting?.reject(error);
    });
    worker.on('exit', () => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.waiting?.resolve(undefined);
    });
    return worker;
  }

  private async askNow(question: Question): Promise<Answer | undefined> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    worker.ref();
    const timer = setTimeout(() => void worker.terminate(), this.limits.timeLimitMs);
    try {
      return await new Promise((resolve, reject) => {
        this.waiting = { resolve, reject };
        worker.postMessage(question);
      });
    } finally {
      clearTimeout(timer);
      // A program that has nothing else to do ends.
      worker.unref();
      this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
    }
  }

  private end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }
}
