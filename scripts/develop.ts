import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { ChildProcesses } from './ChildProcesses';
import { startContentApi } from './startServers';
import { runScript, ScriptError } from '../platform/steps';

/** `npm run dev`: the content API and `gatsby develop`, which shows each change of the code at once. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const children = new ChildProcesses();
  children.stopOnSignal();
  await startContentApi(children, environment);
  const args = [
    require.resolve('gatsby/cli.js'),
    'develop',
    `--host=${environment.host}`,
    `--port=${environment.port}`,
  ];
  const exitCode = await children.start(args, { env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' } });
  await children.stopAll();
  if (exitCode !== 0) throw new ScriptError(`gatsby develop ended with code ${exitCode}.`, exitCode);
}

runScript(main);
