import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { abortOnSignal, printStep, runScript, timeStep } from '../platform/runScript';
import { buildWithGatsby, lockBuildFolder } from '../publishing/build/buildWithGatsby';
import { ContentRevisions, revisionToPublish } from '../publishing/contentRevisions';
import { describePrecompress, precompressFolder } from '../publishing/build/precompressFolder';

const root = path.join(__dirname, '..');

/** `npm run build [-- options of gatsby build]`: builds and compresses `public/`. `npm run release` makes it live. */
async function main(): Promise<void> {
  loadDotEnv();
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  const signal = abortOnSignal('The build');
  const args = process.argv.slice(2);
  const onWait = (holder: string) => printStep(`Waiting for ${holder}`);
  const lock = await lockBuildFolder({ root, signal, onWait });
  try {
    const revisions = new ContentRevisions({ url: contentApiUrl, token: contentApiToken });
    await timeStep(`Building the pages from ${contentApiUrl}`, async () => {
      const revision = (await revisionToPublish(revisions))?.id;
      return buildWithGatsby({ root, args, signal, revision, onNotice: printStep });
    });
    await timeStep(
      'Compressing public/',
      () => precompressFolder(path.join(root, 'public'), signal),
      describePrecompress,
    );
  } finally {
    await lock.release();
  }
}

runScript(main);
