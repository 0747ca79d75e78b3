import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { variableDefaults } from '../../../platform/environment/variables';

export interface DeskAnswer {
  status: number;
  body: unknown;
  /** Cookie of a session that the answer starts. */
  cookie: string | undefined;
}

interface DeskProgramOptions {
  /** The folder that `compileDesk` wrote to. */
  folder: string;
  port: number;
  /** The desk's settings; no others are set. */
  variables: NodeJS.ProcessEnv;
  /** Starts it with another program in front, such as `unshare`. */
  command?: readonly string[];
}

/** Blanks every setting from the shell or a `.env` file. */
const withoutOthers = Object.fromEntries(Object.keys(variableDefaults).map((name) => [name, '']));

const linesKept = 40;

/** The desk as a program of its own, as `npm run desk` starts it. */
export class DeskProgram {
  /** Resolves once it answers. Rejects with what it wrote when it ends before. */
  readonly isUp: Promise<void>;
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  private readonly lines: string[] = [];

  constructor(private readonly options: DeskProgramOptions) {
    const { folder, port, variables, command = [] } = options;
    const [program, ...args] = [...command, process.execPath, '--import', 'tsx', 'desk/server/main.ts'];
    this.child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...withoutOthers, DESK_PORT: String(port), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.child, 'exit');
    this.isUp = new Promise((resolve, reject) => {
      const onLine = (line: string) => {
        // Lines about requests and the steps of a publish would hide the rest.
        if (!/"msg":"(?:publish: |request")/.test(line)) this.lines.push(line);
        this.lines.splice(0, this.lines.length - linesKept);
        if (line.includes('The desk is at')) resolve();
      };
      for (const stream of [this.child.stdout, this.child.stderr]) {
        if (stream) createInterface({ input: stream }).on('line', onLine);
      }
      this.child.once('close', () => reject(new Error(`The desk ended.\n${this.output}`)));
    });
    // A desk that is killed while it starts is not waited for.
    this.isUp.catch(() => undefined);
  }

  /** The last lines of its output. */
  get output(): string {
    return this.lines.join('\n');
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The desk was not started');
    return this.child.pid;
  }

  /** Asks as the desk's page does. @throws Error when the desk ends before its answer is complete */
  async ask(method: string, url: string, body?: object, cookie?: string): Promise<DeskAnswer> {
    const { port } = this.options;
    const asked = request({
      host: '127.0.0.1',
      port,
      path: url,
      method,
      // A connection of an earlier desk would fail.
      agent: false,
      headers: {
        'content-type': 'application/json',
        origin: `http://127.0.0.1:${port}`,
        ...(cookie !== undefined && { cookie }),
      },
    });
    const answer = new Promise<DeskAnswer>((resolve, reject) => {
      asked.once('error', reject);
      asked.once('response', (response) => {
        const [given] = response.headers['set-cookie'] ?? [];
        text(response)
          .then((json) => {
            const parsed: unknown = json === '' ? undefined : JSON.parse(json);
            resolve({ status: response.statusCode ?? 0, body: parsed, cookie: given?.split(';', 1)[0] });
          })
          .catch(reject);
      });
    });
    asked.end(body && JSON.stringify(body));
    return answer;
  }

  /** Kills it at once by default, like `kill -9`. @returns the code and the signal with which it has ended */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<unknown> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** Output folder of `compileDesk` for a test. It is within the project, so that packages resolve. */
export function compiledDeskFolder(): string {
  return path.resolve(__dirname, '..', '..', '..', 'test-results', `desk-${process.pid}`);
}
