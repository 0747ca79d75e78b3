import path from 'node:path';
import { loadDotEnv } from '../environment/loadDotEnv';
import { readEnvironment, type Environment } from '../environment/readEnvironment';
import { isSiteBuilt } from '../site-server/assertSiteIsBuilt';
import { locales } from '../src/i18n/locales';
import { assertPortIsFree } from './assertPortIsFree';
import { ChildProcesses } from './ChildProcesses';
import { type RunningServer, startContentApi, startProgram, waitForServer } from './startServers';
import { messageOf, printStep, runScript, ScriptError, timeStep } from './steps';

const repository = path.join(__dirname, '..');
/** What went wrong before there was a new build. An earlier one may still be whole: says how to serve that meanwhile. */
function withAdviceOnEarlierBuild(error: unknown): ScriptError {
  const isWhole = isSiteBuilt(path.join(repository, 'public'));
  const advice = '\n  The earlier build in public/ looks complete: `npm run serve` serves it as it is.';
  return new ScriptError(messageOf(error) + (isWhole ? advice : ''));
}

/** Host names to open in a browser; an address that stands for all of this machine's is reached locally. */
function reachableOrigin({ host, port }: Environment): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function build(children: ChildProcesses): Promise<void> {
  const exitCode = await startProgram(children, 'scripts/build.ts');
  if (exitCode !== 0) throw new ScriptError('The build failed; its output above says why.');
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
async function buildFromContentApi(
  children: ChildProcesses,
  environment: Environment,
): Promise<RunningServer | undefined> {
  const contentApi = await startContentApi(children, environment);
  await Promise.race([build(children), failWhenEnded(contentApi)]);
  return contentApi;
}

async function run(children: ChildProcesses, environment: Environment): Promise<never> {
  await assertPortIsFree(environment.host, environment.port, 'PORT');
  const contentApi = await buildFromContentApi(children, environment).catch((error: unknown) => {
    throw withAdviceOnEarlierBuild(error);
  });
  const site = await timeStep('Starting the site server', () => {
    const exit = startProgram(children, 'site-server/main.ts', 'site');
    return waitForServer('site server', exit, reachableOrigin(environment));
  });
  printAddresses(environment);
  return Promise.race([failWhenEnded(contentApi), failWhenEnded(site)]);
}

/** `npm start`: the content API, a build and the site server, until Ctrl-C or until one of them ends. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const children = new ChildProcesses();
  children.stopOnSignal();
  await run(children, environment).finally(() => children.stopAll());
}

runScript(main);
