/**
 * Puts the simulated machine below the publisher's code, where Node.js, libSQL and programs are otherwise. Import it before that code.
 *
 * All is done synchronously within an asynchronous call: the order of operations is then decided by the seed alone.
 */
import { EventEmitter } from 'node:events';
import type * as ChildProcess from 'node:child_process';
import type * as Crypto from 'node:crypto';
import type * as Fs from 'node:fs';
import path from 'node:path';
import type * as Zlib from 'node:zlib';
import type * as Libsql from '@libsql/client/sqlite3';
import { type Closable, currentProcess, type OperationOptions, theMachine } from './Machine';

const fs = jest.requireActual<typeof Fs>('node:fs');

/** The programs that the publisher asks or starts. */
export interface Programs {
  /** Answers of the content API. */
  fetch: (address: string) => Response;
  gatsby: (root: string, signal: AbortSignal | undefined) => Promise<ChildProcess.ChildProcess['exitCode']>;
  renderer: (asked: { revision: string; live: string; target: string }) => Promise<object | undefined>;
  /** Called before another release, by its id, goes live. @returns what is called once it has */
  beforeSwitch: (id: string) => Promise<() => void>;
}

let programs: Programs;
/** Milliseconds of each. */
const timeLimits = new Map<AbortController, number>();

export function usePrograms(used: Programs): void {
  programs = used;
  timeLimits.clear();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    timeLimits.set(limit, ms);
    return limit.signal;
  });
}

type Half<Args extends unknown[]> = (...args: Args) => void;

const always = () => true;

function operation<Args extends unknown[], Result>(
  work: (...args: Args) => Result,
  half?: Half<Args>,
  writes?: () => boolean,
) {
  return (...args: Args) =>
    theMachine().operate(() => work(...args), { writes, half: half && (() => half(...args)) });
}

function read<Args extends unknown[], Result>(work: (...args: Args) => Result) {
  return (...args: Args) => theMachine().operate(() => work(...args), { isRead: true });
}

function write<Args extends unknown[], Result>(work: (...args: Args) => Result, half?: Half<Args>) {
  return operation(work, half, always);
}

type Content = string | Buffer;
const firstHalf = (content: Content) => content.slice(0, content.length / 2);

function open(file: string, flags: string, mode?: number) {
  const fd = fs.openSync(file, flags, mode);
  const opened = { close: () => fs.closeSync(fd) };
  const process = currentProcess();
  process?.open.add(opened);
  return {
    writeFile: write(
      (content: Content) => fs.writeFileSync(fd, content),
      (content) => fs.writeFileSync(fd, firstHalf(content)),
    ),
    sync: read(() => undefined),
    close: read(() => {
      process?.open.delete(opened);
      opened.close();
    }),
  };
}

/** In the order of their names: that of the disk is not the same everywhere. */
function readdir(folder: string, options?: { withFileTypes?: boolean; recursive?: boolean }) {
  if (options?.withFileTypes !== true) return fs.readdirSync(folder).sort();
  const entries = fs.readdirSync(folder, { recursive: options.recursive ?? false, withFileTypes: true });
  const places = new Map(entries.map((entry) => [entry, `${entry.parentPath}/${entry.name}`]));
  const place = (entry: Fs.Dirent) => places.get(entry) ?? '';
  return entries.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

function removeHalf(file: string): void {
  if (!fs.lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
  const names = fs.readdirSync(file).sort();
  for (const name of names.slice(0, names.length / 2)) fs.rmSync(path.join(file, name), { recursive: true });
}

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  access: read(fs.accessSync),
  chmod: operation(fs.chmodSync),
  copyFile: write(
    (from: string, to: string) => fs.copyFileSync(from, to),
    (from, to) => fs.writeFileSync(to, firstHalf(fs.readFileSync(from))),
  ),
  mkdir: (folder: string, options: Fs.MakeDirectoryOptions) =>
    theMachine().operate(() => fs.mkdirSync(folder, options), { writes: () => !fs.existsSync(folder) }),
  open: (file: string, flags: string, mode?: number) =>
    theMachine().operate(() => open(file, flags, mode), {
      isRead: flags === 'r',
      writes: () => !fs.existsSync(file),
    }),
  readFile: read((file: string, encoding?: BufferEncoding) => fs.readFileSync(file, encoding)),
  readdir: read(readdir),
  readlink: read((file: string) => {
    const target = fs.readlinkSync(file);
    const process = currentProcess();
    if ([...(process?.locks.values() ?? [])].includes('releases/lock.db') && process)
      process.liveAtStart ??= target;
    return target;
  }),
  rename: async (from: string, to: string) => {
    const isSwitch = path.basename(to) === 'current';
    const onSwitch = isSwitch ? await programs.beforeSwitch(fs.readlinkSync(from)) : undefined;
    const work = () => {
      fs.renameSync(from, to);
      onSwitch?.();
    };
    await theMachine().operate(work, { writes: always });
  },
  rm: operation(fs.rmSync, removeHalf),
  stat: read((file: string) => fs.statSync(file)),
  symlink: write((target: string, file: string) => fs.symlinkSync(target, file)),
  utimes: operation(fs.utimesSync),
  writeFile: write(
    (file: string, content: Content, options?: Fs.WriteFileOptions) =>
      fs.writeFileSync(file, content, options),
    (file, content, options) => fs.writeFileSync(file, firstHalf(content), options),
  ),
}));

jest.mock('node:fs', () => ({
  ...fs,
  linkSync: (from: string, to: string) =>
    theMachine().operateNow(() => fs.linkSync(from, to), { writes: () => !fs.existsSync(to) }),
  mkdirSync: (folder: string, options: Fs.MakeDirectoryOptions) =>
    theMachine().operateNow(() => fs.mkdirSync(folder, options), { writes: () => !fs.existsSync(folder) }),
}));

jest.mock('node:timers/promises', () => ({
  // A wait is longer than another, and none takes any time.
  setTimeout: (ms: number) => theMachine().wait(1 + Math.min(20, ms / 20)),
  setImmediate: () => theMachine().wait(1),
}));

jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof Crypto>('node:crypto');
  const randomBytes = (size: number) =>
    Buffer.from(Array.from({ length: size }, () => theMachine().below(256)));
  const randomUUID = () =>
    randomBytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { ...crypto, randomBytes, randomUUID };
});

/** On another thread it would be done at another time each time. */
jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<typeof Zlib>('node:zlib');
  type Done = (error: null, compressed: Buffer) => void;
  return {
    ...zlib,
    brotliCompress: (content: Buffer, options: Zlib.BrotliOptions, done: Done) =>
      done(null, zlib.brotliCompressSync(content, options)),
    gzip: (content: Buffer, options: Zlib.ZlibOptions, done: Done) =>
      done(null, zlib.gzipSync(content, options)),
  };
});

/** A migration of one process would keep this thread, and so that process itself, waiting in another's. */
async function untilFree(name: string): Promise<void> {
  const isMigrating = () =>
    [...theMachine().living.values()].some(({ locks }) => [...locks.values()].includes(name));
  while (name.endsWith('publishing.db') && isMigrating()) await theMachine().wait(1);
}

jest.mock('@libsql/client/sqlite3', () => {
  const libsql = jest.requireActual<typeof Libsql>('@libsql/client/sqlite3');
  const full: OperationOptions = { writes: always, code: 'SQLITE_FULL' };
  return {
    ...libsql,
    createClient: (
      config: Libsql.Config,
    ): Pick<Libsql.Client, 'execute' | 'batch' | 'transaction' | 'close'> => {
      const client = libsql.createClient(config);
      const process = currentProcess();
      if (!process) return client;
      process.open.add(client);
      const name = config.url.split('/').slice(-2).join('/');
      const machine = theMachine();
      return {
        execute: async (statement: Libsql.InStatement) => {
          await untilFree(name);
          return machine.operate(() => client.execute(statement), { isRead: true });
        },
        batch: async (statements, mode) => {
          await untilFree(name);
          return machine.operate(() => client.batch(statements, mode), full);
        },
        transaction: async (mode?: Libsql.TransactionMode) => {
          await untilFree(name);
          const transaction = await machine.operate(() => client.transaction(mode ?? 'write'));
          const close = transaction.close.bind(transaction);
          const lock: Closable = { close };
          process.locks.set(lock, name);
          return Object.assign(transaction, {
            close: () => {
              // One that a process was killed with may belong to another by now.
              if (process.locks.delete(lock)) close();
            },
          });
        },
        close: () => {
          if (process.open.delete(client)) client.close();
        },
      };
    },
  };
});

jest.mock('../../platform/processIdentity', () => ({
  processIdentity: async () => currentProcess()?.identity ?? 'the test',
  isRunning: async (identity: string) => theMachine().living.has(identity),
}));

jest.mock('../../platform/http/retryDropped', () => ({
  fetchWhole: read((address: string) => programs.fetch(address)),
}));

jest.mock('../../platform/processGroup', () => ({
  /** Gatsby's: it ends with the process that has started it. */
  ProcessGroup: class {
    readonly ended: Promise<{ code: number | null; signal: string | null }>;

    constructor(_command: string, _args: string[], { cwd, signal }: { cwd: string; signal?: AbortSignal }) {
      this.ended = programs
        .gatsby(cwd, signal)
        .then((code) => ({ code, signal: code === null ? 'SIGTERM' : null }));
    }
  },
}));

/** No desk has a renderer that is ready. */
jest.mock('node:net', () => ({
  ...jest.requireActual<object>('node:net'),
  connect: () => {
    const connection = new EventEmitter();
    void Promise.resolve().then(() => connection.emit('error', new Error('no renderer')));
    return connection;
  },
}));

jest.mock('node:child_process', () => ({
  ...jest.requireActual<typeof ChildProcess>('node:child_process'),
  fork: () => {
    const child = new EventEmitter();
    const render = async (asked: Parameters<Programs['renderer']>[0]) => {
      const answer = await programs.renderer(asked).catch(() => undefined);
      if (answer) {
        // A process that was killed may have taken the folder with it.
        const made = fs.existsSync(asked.target) ? fs.readdirSync(asked.target, { recursive: true }) : [];
        for (const name of made.map(String).sort())
          if (name.endsWith('.html'))
            child.emit('message', { kind: 'written', file: path.join(asked.target, name) });
        child.emit('message', answer);
      } else if (theMachine().below(2) === 0) child.emit('exit', 1, null);
      // It never answers.
      else for (const [limit, ms] of timeLimits) if (ms <= 60_000) limit.abort();
    };
    return Object.assign(child, {
      send: (asked: Parameters<typeof render>[0]) => void render(asked),
      kill: () => true,
    });
  },
}));
