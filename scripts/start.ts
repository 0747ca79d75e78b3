import path from 'node:path';
import { machineAccountName } from '../desk/server/accounts/DeskAccounts';
import { deskDatabase } from '../desk/server/deskDatabase';
import { Sessions } from '../desk/server/accounts/Sessions';
import { Database } from '../platform/database/Database';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment, type Environment } from '../platform/environment/readEnvironment';
import { openPublishing } from '../publishing/database';
import { accountOfMachine, PublishHistory, Recorder } from '../publishing/history';
import { ReleaseStore } from '../publishing/releases/ReleaseStore';
import { locales } from '../src/i18n/locales';
import { messageOf } from '../platform/errors';
import { printStep, runScript, ScriptError, timeStep } from '../platform/runScript';
import { assertPortIsFree } from '../platform/http/serverStart';
import {
  type RunningServer,
  runProgram,
  runWithPrograms,
  startContentApi,
  startServer,
} from './startServers';

const repository = path.join(__dirname, '..');

/** Adds how to serve the release that is still live, if there is one. */
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
function reachableOrigin({ host, port }: { host: string; port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function makeRelease(signal: AbortSignal): Promise<void> {
  const exitCode = await runProgram(['--import', 'tsx', 'publishing/main.ts'], { signal });
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
  environment: Environment,
  signal: AbortSignal,
): Promise<RunningServer | undefined> {
  const contentApi = await startContentApi(environment, signal);
  await Promise.race([makeRelease(signal), failWhenEnded(contentApi)]);
  return contentApi;
}

const deskOrigin = ({ desk }: Environment) => reachableOrigin(desk);

/** The desk, whose page Vite builds first: a few seconds. */
async function startDesk(environment: Environment, signal: AbortSignal): Promise<RunningServer> {
  if ((await runProgram(['--import', 'tsx', 'scripts/buildDeskPage.ts'], { signal })) !== 0)
    throw new ScriptError("The desk's page could not be built.");
  const program = 'desk/server/main.ts';
  return startServer({ name: 'desk', program, origin: deskOrigin(environment), label: 'desk' }, signal);
}

/** An address that signs in once, as the account of this machine. */
async function signInLink(environment: Environment): Promise<string> {
  const database = await Database.open({ url: environment.desk.databaseUrl }, deskDatabase);
  const publishing = await openPublishing(path.resolve(repository, environment.releasesFolder));
  try {
    const account = { name: machineAccountName(), role: 'administrator' } as const;
    const actor = {
      who: accountOfMachine(),
      via: 'shell',
      note: `${account.name}, ${account.role}`,
    } as const;
    const onAdded = () =>
      new Recorder(new PublishHistory(publishing), actor, console.error).add('account-added');
    const token = await new Sessions(database).createLink(account, new Date(), onAdded);
    // Behind the #, which browsers keep for themselves: a page asks before the link is used.
    return `${deskOrigin(environment)}/sign-in#${token}`;
  } finally {
    database.close();
    publishing.close();
  }
}

/** `npm start`: the content API, a release, the site server and the desk, until Ctrl-C or until one of them ends. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  await runWithPrograms('npm start', async (signal) => {
    await assertPortIsFree(environment.host, environment.port, 'PORT');
    await assertPortIsFree(environment.desk.host, environment.desk.port, 'DESK_PORT');
    const contentApi = await publishFromContentApi(environment, signal).catch(async (error: unknown) => {
      throw await withAdviceOnLiveRelease(error, environment);
    });
    const program = 'site-server/main.ts';
    const origin = reachableOrigin(environment);
    const site = await timeStep('Starting the site server', () =>
      startServer({ name: 'site server', program, origin, label: 'site' }, signal),
    );
    const desk = await timeStep('Starting the desk', () => startDesk(environment, signal));
    printAddresses(environment);
    console.log(`  Desk         ${await signInLink(environment)}`);
    await Promise.race([failWhenEnded(contentApi), failWhenEnded(site), failWhenEnded(desk)]);
  });
}

runScript(main);
