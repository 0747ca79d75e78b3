import os from 'node:os';
import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { type Environment, readEnvironment } from '../platform/environment/readEnvironment';
import type { PublishEvent } from '../publishing/publishEvents';
import { ContentRevisions } from '../publishing/contentRevisions';
import { publishSite } from '../publishing/publish';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import { abortOnSignal, printStep, runScript } from '../platform/runScript';
import { describeReleases, describeReport, PublishConsole } from '../publishing/command/PublishConsole';
import { parseReleaseArguments, releaseHelp } from '../publishing/command/parseReleaseArguments';

const root = path.join(__dirname, '..');

/** Shows what happens, and tells the program that started this one, when it listens. */
class Reporter {
  private readonly shown = new PublishConsole(process.stdout);
  private sent = Promise.resolve();

  readonly onEvent = (event: PublishEvent): void => {
    this.shown.show(event);
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

async function publish(
  store: ReleaseStore,
  { contentApiUrl, contentApiToken, releasesKept }: Environment,
  allowFewerPages: boolean,
): Promise<void> {
  // For all of its processes: visitors are answered first. Idle processors build as fast as ever.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  printStep(`Publishing from ${contentApiUrl} to ${store.folder}`);
  const reporter = new Reporter();
  const options = {
    root,
    store,
    content: { revisions: new ContentRevisions({ url: contentApiUrl, token: contentApiToken }) },
    kept: releasesKept,
    purpose: process.connected ? 'a publish of the site server' : 'npm run release',
    allowFewerPages,
    signal: abortOnSignal('The publish'),
  };
  const published = publishSite(options, reporter.onEvent);
  await Promise.allSettled([published]);
  await reporter.flush();
  printStep(describeReport(await published));
}

async function rollback(store: ReleaseStore, id: string | undefined): Promise<void> {
  const release = await store.rollback({
    id,
    purpose: 'a roll-back',
    signal: abortOnSignal('The roll-back'),
    onWait: (holder) => printStep(`Waiting for ${holder}`),
  });
  printStep(`${release.id} of ${release.builtAt} is live again.`);
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
  switch (command.name) {
    case 'publish':
      return publish(store, environment, command.allowFewerPages);
    case 'rollback':
      return rollback(store, command.id);
    case 'list':
      console.log(describeReleases(await store.list(), await store.current()));
  }
}

runScript(main);
