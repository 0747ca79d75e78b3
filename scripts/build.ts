import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDotEnv } from '../environment/loadDotEnv';
import { readEnvironment } from '../environment/readEnvironment';
import { releaseFileName, type Release } from '../site-server/readRelease';
import { ChildProcesses } from './ChildProcesses';
import { precompressFolder } from './precompressFolder';
import { runScript, ScriptError, timeStep } from './steps';

const publicFolder = path.join(__dirname, '..', 'public');

async function runGatsbyBuild(children: ChildProcesses, args: readonly string[]): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const exitCode = await children.start([require.resolve('gatsby/cli.js'), 'build', ...args], { env });
  if (exitCode !== 0) throw new ScriptError(`gatsby build failed with code ${exitCode}.`, exitCode);
}

/** Says when the site was built; `/health` of the site server shows it. */
async function writeRelease(folder: string): Promise<void> {
  const builtAt = new Date().toISOString();
  const release: Release = { id: builtAt.replace(/[-:]|\.\d+/g, ''), builtAt };
  await writeFile(path.join(folder, releaseFileName), `${JSON.stringify(release)}\n`);
}

/** `npm run build [-- options of gatsby build]`: builds `public/` and compresses it. */
async function main(): Promise<void> {
  loadDotEnv();
  const { contentApiUrl } = readEnvironment(process.env);
  const children = new ChildProcesses();
  children.stopOnSignal();
  const title = `Building the pages from ${contentApiUrl}`;
  await timeStep(title, () => runGatsbyBuild(children, process.argv.slice(2)));
  await timeStep(
    'Compressing public/',
    () => precompressFolder(publicFolder),
    ({ written, kept, deleted }) => `${written} files written, ${kept} unchanged, ${deleted} deleted`,
  );
  await writeRelease(publicFolder);
}

runScript(main);
