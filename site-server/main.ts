import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { loggerOptions } from '../platform/log';
import { createMetrics, serveMetrics } from '../platform/metrics';
import { describeStartError, stopOnSignal } from '../platform/serverLifecycle';
import { createSiteServer } from './createSiteServer';
import { addHookProxy } from './hookProxy';

const repository = path.join(__dirname, '..');

/** `npm run serve`: serves the live release, and passes data calls and the publish hook on. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const { host, port, contentApiUrl, contentApiToken, trustedProxyHops } = environment;
  const releasesFolder = path.resolve(repository, environment.releasesFolder);
  const metrics = createMetrics();
  const app = await createSiteServer({
    releasesFolder,
    contentApiUrl,
    contentApiToken,
    trustedProxyHops,
    metrics,
    logger: loggerOptions(environment.logLevel),
  });
  await app.register(addHookProxy, { publisherUrl: environment.publisherUrl, trustedProxyHops });
  await serveMetrics(app, metrics, environment.metrics, 'METRICS_PORT');
  stopOnSignal(app);
  const listenTextResolver = (address: string) => `The site is served at ${address}`;
  await app.listen({ host, port, listenTextResolver });
}

main().catch((error: unknown) => {
  console.error(describeStartError(error, 'PORT'));
  process.exit(1);
});
