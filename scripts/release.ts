import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { type Environment, readEnvironment } from '../platform/environment/readEnvironment';
import type { PublishEvent } from '../publishing/publishEvents';
import { publishRelease } from '../publishing/publishRelease';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import { abortOnSignal } from '../platform/runScript';
import { buildWithGatsby, withBuildFolder } from '../publishing/build/buildWithGatsby';
import { describePrecompress, precompressFolder } from '../publishing/build/precompressFolder';
import { describeReleases, describeReport } from './releaseCommand/describeReport';
import { parseReleaseArguments, releaseHelp } from './releaseCommand/parseReleaseArguments';
import { PublishConsole } from './releaseCommand/PublishConsole';
import { printStep, runScript } from '../platform/runScript';

const root = path.join(__dirname, '..');
const source = path.join(root, 'public');

/** Shows what happens, and tells the program that started this one, when it listens. */
class Reporter {
  private readonly shown = new PublishConsole(process.stdout);
  private sent = Promise.resolve();

  readonly tell = (event: PublishEvent): void => {
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
  { contentApiUrl, releasesKept }: Environment,
  allowFewerPages: boolean,
): Promise<void> {
  printStep(`Publishing from ${contentApiUrl} to ${store.folder}`);
  const reporter = new Reporter();
  const signal = abortOnSignal('The publish');
  const publishing = () =>
    publishRelease(
      {
        store,
        source,
        kept: releasesKept,
        purpose: process.connected ? 'a publish of the site server' : 'npm run release',
        allowFewerPages,
        signal,
        build: (progress, buildSignal) => {
          return buildWithGatsby({ root, signal: buildSignal, onProgress: progress, onNotice: progress });
        },
        compress: async (_, compressSignal) =>
          describePrecompress(await precompressFolder(source, compressSignal)),
      },
      reporter.tell,
    );
  const onNotice = (detail: string) => reporter.tell({ type: 'progress', step: 'wait', detail });
  const report = await withBuildFolder({ root, signal, onNotice }, publishing).finally(() =>
    reporter.flush(),
  );
  printStep(describeReport(report));
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

/** A terminal that is closed, or a program that stops reading, ends no publish: nobody reads its lines any more, and no more. */
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
