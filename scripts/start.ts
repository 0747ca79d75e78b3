import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment, type Environment } from '../platform/environment/readEnvironment';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import { locales } from '../src/i18n/locales';
import { assertPortIsFree } from './assertPortIsFree';
import { ChildProcesses } from './ChildProcesses';
import { type RunningServer, startContentApi, startProgram, waitForServer } from './startServers';
import { messageOf, printStep, runScript, ScriptError, timeStep } from '../platform/steps';

const repository = path.join(__dirname, '..');

/** What went wrong before there was a new release. An earlier one may still be live: says how to serve that meanwhile. */
async function withAdviceOnLiveRelease(
  error: unknown,
  { releasesFolder }: Environment,
): Promise<ScriptError> {
  const store = new ReleaseStore(path.resolve(repository, releasesFolder));
  const live = await store.current().catch(() => undefined);
  const advice = `\n  The release of ${live?.builtAt ?? ''} is still live: \`npm run serve\` serves it.`;
  return new ScriptError(messageOf(error) + (live ? advice : ''));
}

/** Host names to open in a browser; an address that stands for all of this machine's is reached locally. */
function reachableOrigin({ host, port }: Environment): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function makeRelease(children: ChildProcesses): Promise<void> {
  const exitCode = await startProgram(children, 'scripts/release.ts');
  if (exitCode !== 0) throw new ScriptError('There is no new release; the output above says why.');
}

function printAddresses(environment: Environment): void {
  const origin = reachableOrigin(environment);
  printStep('Everything is running. Ctrl-C stops it.');
  for (const locale of locales) console.log(`  Site (${locale})    ${origin}/${locale}`);
  console.log(`  Content API  ${environment.contentApiUrl}/graphql`);
}

/** Rejects when the server ends by itself, and otherwise never settles. */
async function failWhenEnded(server: RunningServer | undefined): Promise<never> {
  const reason = await (server?.ended ?? new Promise<never>(() => undefined));
  throw new ScriptError(reason);
}

/** @returns the embedded content API, which runs on; undefined for a remote one */
async function publishFromContentApi(
  children: ChildProcesses,
  environment: Environment,
): Promise<RunningServer | undefined> {
  const contentApi = await startContentApi(children, environment);
  await Promise.race([makeRelease(children), failWhenEnded(contentApi)]);
  return contentApi;
}

async function run(children: ChildProcesses, environment: Environment): Promise<never> {
  await assertPortIsFree(environment.host, environment.port, 'PORT');
  const contentApi = await publishFromContentApi(children, environment).catch(async (error: unknown) => {
    throw await withAdviceOnLiveRelease(error, environment);
  });
  const site = await timeStep('Starting the site server', () => {
    const exit = startProgram(children, 'site-server/main.ts', 'site');
    return waitForServer('site server', exit, reachableOrigin(environment));
  });
  printAddresses(environment);
  return Promise.race([failWhenEnded(contentApi), failWhenEnded(site)]);
}

/** `npm start`: the content API, a release and the site server, until Ctrl-C or until one of them ends. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const children = new ChildProcesses();
  children.stopOnSignal();
  await run(children, environment).finally(() => children.stopAll());
}

runScript(main);
