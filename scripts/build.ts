import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { type Environment, readEnvironment } from '../platform/environment/readEnvironment';
import { printStep, runScript, timeStep } from '../platform/runScript';
import { buildWithGatsby } from '../publishing/build/buildWithGatsby';
import { lockBuildFolder } from '../publishing/releases/FolderLock';
import { ContentRevisions, revisionToPublish } from '../publishing/contentRevisions';
import { describePrecompress, precompressFolder } from '../publishing/build/precompressFolder';
import { runWithPrograms, startContentApi } from './startServers';

const root = path.join(__dirname, '..');

/**
 * `npm run build [-- options of gatsby build]`: builds and compresses `public/`. `npm run release` makes it live. It takes the content
 * API of CONTENT_API_URL, or one that it starts for itself.
 */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  await runWithPrograms('The build', (signal) => build(environment, signal));
}

async function build(environment: Environment, signal: AbortSignal): Promise<void> {
  const { contentApiUrl, contentApiToken } = environment;
  const args = process.argv.slice(2);
  const onWait = (holder: string) => printStep(`Waiting for ${holder}`);
  await startContentApi(environment, signal);
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
