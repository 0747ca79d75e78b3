import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../platform/database/Database';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { type Environment, readEnvironment } from '../platform/environment/readEnvironment';
import { messageOf } from '../platform/errors';
import { isPlainText } from '../platform/plainText';
import { projectRoot } from '../platform/projectRoot';
import { abortOnSignal, printStep, runScript, ScriptError, StoppedError } from '../platform/runScript';
import { ContentRevisions, revisionToPublish } from './contentRevisions';
import { openPublishing } from './database';
import { accountOfMachine, PublishHistory, Recorder } from './history';
import type { HistoryWay } from './historyEntry';
import { describeHold, Holds } from './holds';
import { isFinished, type Job, Jobs } from './jobs';
import { failureOf } from './failure';
import { describeReport, lineOf, type PublishEvent, type PublishReport } from './events';
import { ReleaseStore } from './releases/ReleaseStore';
import { liftHold, rollBack } from './rollBack';
import { publishSite } from './steps';

const help = `npm run release                          builds the site, checks it and makes it live
npm run release -- --allow-fewer-pages   also when it has lost more than half of its pages
npm run release -- --with-gatsby          also where it could be rendered without, and compares the two
npm run release -- --revision ID         builds this revision of the content, not the latest
npm run release -- rollback [id]         makes an earlier release live again: that one, or the one before
npm run release -- rollback [id] --hold  the same, and nothing is published until that is lifted
npm run release -- lift                  publishing goes on
npm run release -- list                  what releases there are, newest first, and whether publishing is on hold
npm run release -- help                  this text

--by NAME and --note TEXT tell the history who does it, in place of the account of this machine, and why.
The desk runs --job ID and --renderer SOCKET.`;

type Arguments = ReturnType<typeof readArguments>;

/** @throws ScriptError naming what is wrong */
function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const refuse = (problem: string) => new ScriptError(`${problem}\n\n${help}`, 2);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        by: text,
        note: text,
        revision: text,
        job: text,
        renderer: text,
        'allow-fewer-pages': flag,
        'with-gatsby': flag,
        hold: flag,
      },
    });
    const [command = 'publish', id, ...rest] = positionals;
    const surplus = command === 'rollback' ? rest[0] : id;
    if (surplus !== undefined) throw refuse(`"${surplus}" is not understood here.`);
    if (values.hold && command !== 'rollback') throw refuse('--hold goes with rollback.');
    for (const name of ['by', 'note'] as const) {
      if (!isPlainText(values[name] ?? ''))
        throw refuse(`--${name} holds an invisible control character: type it anew.`);
    }
    if (values.by !== undefined && !/^.{1,100}$/su.test(values.by.trim()))
      throw refuse('--by takes a name of 1 to 100 characters.');
    return { ...values, command, id };
  } catch (error) {
    throw error instanceof ScriptError ? error : refuse(messageOf(error));
  }
}

/** Services that the commands use. */
interface Publishing {
  store: ReleaseStore;
  database: Database;
  jobs: Jobs;
  holds: Holds;
  recorder: Recorder;
  environment: Environment;
}

const warn = (message: string) => console.error(`Warning: ${message}`);

/** Shown to others who wait for the lock. */
const purposes: Readonly<Record<HistoryWay, string>> = {
  desk: 'a publish of the desk',
  hook: 'a publish of the hook',
  shell: 'npm run release',
};

function show(event: PublishEvent): void {
  const line = lineOf(event);
  if (line !== undefined) console.log(line);
}

/** Shows what happens, and writes it to the job. A failed write holds up nothing. */
class Reporter {
  private written: Promise<void> = Promise.resolve();
  private hasWarned = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly job: Job,
  ) {}

  readonly onEvent = (event: PublishEvent): void => {
    show(event);
    void this.write(async ({ id }) => this.jobs.addEvent(id, event));
  };

  /** In order: resolves when all is written. */
  write(work: (job: Job) => Promise<void>): Promise<void> {
    this.written = this.written
      .then(() => work(this.job))
      .catch((error: unknown) => {
        if (!this.hasWarned) warn(`The desk does not show all of this publish: ${messageOf(error)}`);
        this.hasWarned = true;
      });
    return this.written;
  }
}

/** Runs a job that this process has claimed. */
async function runJob(
  { store, jobs, holds, database, environment }: Publishing,
  job: Job,
  rendererSocket: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  // For all of its processes: visitors are answered first. Idle processors build as fast as ever.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const { contentApiUrl: url, contentApiToken: token, releasesKept: kept } = environment;
  printStep(`Publishing from ${url} to ${store.folder}`);
  const reporter = new Reporter(jobs, job);
  const work = () =>
    publishSite(
      {
        root: projectRoot,
        store,
        holds,
        findRevision: () => revisionToPublish(new ContentRevisions({ url, token }), job.revision),
        kept,
        purpose: purposes[job.via],
        allowFewerPages: job.allowsFewerPages,
        job: job.id,
        rendererSocket,
        withGatsby: job.withGatsby,
        signal,
      },
      reporter.onEvent,
    );
  try {
    const report = await recorderOf(database, job).run('publish', work, describePublish);
    await reporter.write(({ id }) => jobs.end(id, { state: 'succeeded' }));
    printStep(describeReport(report));
  } catch (error) {
    const [message, failure] = [messageOf(error), failureOf(error)];
    // A shell says so, and a desk starts it again.
    const isStopped = error instanceof StoppedError && job.via !== 'shell';
    await reporter.write(({ id }) =>
      jobs.end(
        id,
        isStopped
          ? { state: 'queued', message: 'The server was stopped; the publish starts again with it.' }
          : { state: 'failed', message, failure },
      ),
    );
    throw error;
  }
}

function describePublish({ releaseId, pages, rendered, warnings }: PublishReport) {
  const files = warnings.flatMap((warning) => (warning.about === 'rendered-otherwise' ? warning.files : []));
  return { releaseId, pages, rendered: rendered.length, message: files.join(', ') || undefined };
}

function recorderOf(database: Database, { who, via, address, reasons }: Job): Recorder {
  return new Recorder(new PublishHistory(database), { who, via, address, note: reasons.join('; ') }, warn);
}

const pollMs = 300;

/** Runs the job that the desk names, or one of its own, or shows how another process does. @throws Error that says why nothing was published */
async function publish(publishing: Publishing, options: Arguments): Promise<void> {
  const { jobs, recorder } = publishing;
  const signal = abortOnSignal('The publish');
  const { who, via, note } = recorder.actor;
  const { job: known, revision, renderer } = options;
  const { 'allow-fewer-pages': allowsFewerPages, 'with-gatsby': withGatsby } = options;
  const id =
    known ??
    (await jobs.add({ who, via, reason: note || undefined, revision, allowsFewerPages, withGatsby })).id;
  let count = 0;
  let isTold = false;
  for (;;) {
    const job = await jobs.claim(id);
    if (job) return runJob(publishing, job, renderer, signal);
    const other = await jobs.find(id);
    if (!other) throw new ScriptError('The publish has ended, and its record has gone.');
    const waits = other.state === 'queued';
    if (waits && !isTold) printStep('Waiting for the publish that is going on');
    isTold = waits;
    for (const { event } of other.events.slice(count)) show(event);
    count = other.events.length;
    if (other.state === 'succeeded') return;
    if (isFinished(other)) throw new ScriptError(other.message ?? 'The publish ended without a result.');
    if (signal.aborted) {
      if (!waits) printStep('The publish goes on in another process.');
      // One of the desk waits for the desk's next start.
      else if (known === undefined)
        await jobs.end(id, { state: 'failed', message: messageOf(signal.reason) });
      throw signal.reason;
    }
    await delay(pollMs);
  }
}

async function takeBack(
  { store, holds, recorder }: Publishing,
  { id, hold: isHeld }: Arguments,
): Promise<void> {
  const release = await rollBack({ store, holds, recorder, id, isHeld });
  printStep(`${release.id} of ${release.builtAt} is live again.`);
  if (isHeld) console.log('  Nothing is published until the hold is lifted: `npm run release -- lift`');
}

async function lift({ holds, recorder }: Publishing): Promise<void> {
  const hold = await liftHold(holds, recorder);
  printStep(hold ? 'The hold is lifted: publishing goes on.' : 'Publishing is not on hold.');
}

async function list({ store, holds }: Publishing): Promise<void> {
  const [releases, current] = [await store.list(), await store.current()];
  const lines = releases.map(({ id, builtAt }) => `${id === current?.id ? '*' : ' '} ${id}  ${builtAt}`);
  console.log(lines.join('\n') || 'There is no release yet: `npm run release` makes one.');
  const hold = await holds.current();
  if (hold) console.log(`\n${describeHold(hold)}`);
}

const commands: Readonly<Record<string, (publishing: Publishing, options: Arguments) => Promise<void>>> = {
  publish,
  rollback: takeBack,
  lift,
  list,
};

/** A publish goes on when its terminal is closed or a program stops reading its output. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** `npm run release`: see {@link help}. */
async function main(): Promise<void> {
  outliveReaders();
  const options = readArguments(process.argv.slice(2));
  if (options.command === 'help') {
    console.log(help);
    return;
  }
  const run = commands[options.command];
  if (!run) throw new ScriptError(`"${options.command}" is not understood here.\n\n${help}`, 2);
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const store = new ReleaseStore(path.resolve(projectRoot, environment.releasesFolder));
  const database = await openPublishing(store.folder);
  const { by = accountOfMachine(), note = '' } = options;
  const actor = { who: by.trim(), via: 'shell', note: note.trim() } as const;
  try {
    await run(
      {
        store,
        database,
        jobs: new Jobs(database),
        holds: new Holds(database),
        recorder: new Recorder(new PublishHistory(database), actor, warn),
        environment,
      },
      options,
    );
  } finally {
    database.close();
  }
}

runScript(main);
