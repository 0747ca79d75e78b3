import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { runScript, ScriptError } from '../platform/runScript';
import { runProgram, runWithPrograms, startContentApi } from './startServers';

/** `npm run dev`: the content API and `gatsby develop`, which shows each change of the code at once. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  process.env.GATSBY_TELEMETRY_DISABLED = '1';
  await runWithPrograms('npm run dev', async (signal) => {
    await startContentApi(environment, signal);
    const { host, port } = environment;
    const gatsby = require.resolve('gatsby/cli.js');
    const exitCode = await runProgram([gatsby, 'develop', `--host=${host}`, `--port=${port}`], { signal });
    if (exitCode !== 0) throw new ScriptError(`gatsby develop ended with code ${exitCode}.`, exitCode);
  });
}

runScript(main);
