import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { type Environment, readEnvironment } from '../platform/environment/readEnvironment';
import type { PublishEvent } from '../publishing/publishEvents';
import { ContentRevisions, revisionToPublish } from '../publishing/contentRevisions';
import { awaitedRevisionSchema } from '../publishing/jobs/releaseProcess';
import { publishSite } from '../publishing/publish';
import { accountOfMachine, Recorder } from '../publishing/history/Recorder';
import type { HistoryWay } from '../publishing/history/historyEntry';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import { describeHold } from '../publishing/releases/hold';
import { liftHold, rollBack } from '../publishing/rollBack';
import { abortOnSignal, printStep, runScript } from '../platform/runScript';
import { describeReleases, describeReport, lineOf } from '../publishing/command/describePublish';
import {
  parseReleaseArguments,
  type PublishCommand,
  releaseHelp,
} from '../publishing/command/parseReleaseArguments';

const root = path.join(__dirname, '..');

/** Shows what happens, and tells the program that started this one, when it listens. */
class Reporter {
  private sent = Promise.resolve();

  readonly onEvent = (event: PublishEvent): void => {
    const line = lineOf(event);
    if (line !== undefined) console.log(line);
    if (!process.connected) return;
    this.sent = new Promise((resolve) => {
      // A listener that is gone is noticed elsewhere, and stops the publish.
      process.send?.(event, undefined, undefined, () => resolve());
    });
  };

  /** Messages keep their order: when the last one is sent, all are. */
  async flush(): Promise<void> {
    await this.sent;
  }
}

/** Of the content, from the program that started this one ahead of the question. */
async function revisionFromParent(): Promise<string | undefined> {
  const received: unknown[] = await once(process, 'message');
  return v.parse(awaitedRevisionSchema, received[0]).revision;
}

/** What others who wait for the lock are told. */
const purposes: Readonly<Record<HistoryWay, string>> = {
  desk: 'a publish of the desk',
  hook: 'a publish of the site server',
  shell: 'npm run release',
};

async function publish(
  store: ReleaseStore,
  recorder: Recorder,
  { contentApiUrl, contentApiToken, releasesKept }: Environment,
  { allowFewerPages, revision, job, awaitsRevision }: PublishCommand,
): Promise<void> {
  // For all of its processes: visitors are answered first. Idle processors build as fast as ever.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  printStep(`Publishing from ${contentApiUrl} to ${store.folder}`);
  const reporter = new Reporter();
  const revisions = new ContentRevisions({ url: contentApiUrl, token: contentApiToken });
  const options = {
    root,
    store,
    findRevision: async () =>
      revisionToPublish(revisions, awaitsRevision ? await revisionFromParent() : revision),
    recorder,
    kept: releasesKept,
    purpose: purposes[recorder.actor.via],
    allowFewerPages,
    job,
    signal: abortOnSignal('The publish'),
  };
  const published = publishSite(options, reporter.onEvent);
  await Promise.allSettled([published]);
  await reporter.flush();
  printStep(describeReport(await published));
}

async function rollback(
  store: ReleaseStore,
  recorder: Recorder,
  { id, isHeld }: { id: string | undefined; isHeld: boolean },
): Promise<void> {
  const release = await rollBack(store, recorder, { id, isHeld });
  printStep(`${release.id} of ${release.builtAt} is live again.`);
  if (isHeld) console.log('  Nothing is published until the hold is lifted: `npm run release -- lift`');
}

async function lift(store: ReleaseStore, recorder: Recorder): Promise<void> {
  const hold = await liftHold(store, recorder);
  printStep(hold ? 'The hold is lifted: publishing goes on.' : 'Publishing is not on hold.');
}

async function list(store: ReleaseStore): Promise<void> {
  console.log(describeReleases(await store.list(), await store.current()));
  const hold = await store.hold();
  if (hold) console.log(`\n${describeHold(hold)}`);
}

/** A publish goes on when its terminal is closed or a program stops reading its output. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** `npm run release`: see {@link releaseHelp}. */
async function main(): Promise<void> {
  outliveReaders();
  const command = parseReleaseArguments(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(releaseHelp);
    return;
  }
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const store = new ReleaseStore(path.resolve(root, environment.releasesFolder));
  if (command.name === 'list') return list(store);
  const { by = accountOfMachine(), via = 'shell', note = '', address } = command;
  const warn = (message: string) => console.error(`Warning: ${message}`);
  const recorder = new Recorder(store.folder, { who: by, via, note, address }, warn);
  switch (command.name) {
    case 'publish':
      return publish(store, recorder, environment, command);
    case 'rollback':
      return rollback(store, recorder, command);
    case 'lift':
      return lift(store, recorder);
  }
}

runScript(main);
