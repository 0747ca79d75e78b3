import path from 'node:path';
import { loadDotEnv } from '../../platform/environment/loadDotEnv';
import { readEnvironment } from '../../platform/environment/readEnvironment';
import { loggerOptions } from '../../platform/log';
import { describeStartError, stopOnSignal } from '../../platform/serverLifecycle';
import { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { Accounts } from './accounts';
import { makeContent } from './content';
import { createDeskServer } from './createDeskServer';
import { openDatabase } from './openDatabase';
import { makePublishing } from './publishing';
import { isLoopback } from './requestGuards';
import { Sessions } from './sessions';

const repository = path.join(__dirname, '..', '..');

/** Where Vite writes the page. */
const pageFolder = path.join(repository, '.data', 'desk-page');

/** `npm run desk`: marketing's publishing desk. */
async function main(): Promise<void> {
  loadDotEnv();
  const { desk, siteUrl, releasesFolder, logLevel } = readEnvironment(process.env);
  const releases = new ReleaseStore(path.resolve(repository, releasesFolder));
  const database = await openDatabase(desk.databaseUrl);
  const app = await createDeskServer({
    accounts: new Accounts(database),
    sessions: new Sessions(database),
    publishing: makePublishing({ releases }),
    content: makeContent({ releases }),
    siteUrl,
    deskUrl: desk.url,
    pageFolder,
    logger: loggerOptions(logLevel),
  });
  app.addHook('onClose', () => database.close());
  stopOnSignal(app);
  if (!isLoopback(desk.host)) {
    const advice =
      'other machines can reach the desk without encryption; let only a proxy do so, or use 127.0.0.1';
    app.log.warn({ DESK_HOST: desk.host }, advice);
  }
  const listenTextResolver = (address: string) => `The desk is at ${address}`;
  await app.listen({ host: desk.host, port: desk.port, listenTextResolver });
}

main().catch((error: unknown) => {
  console.error(describeStartError(error, 'DESK_PORT'));
  process.exit(1);
});
