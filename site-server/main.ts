import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { loggerOptions } from '../platform/log';
import { createMetrics, serveMetrics } from '../platform/metrics';
import { describeStartError, stopOnSignal } from '../platform/serverLifecycle';
import { addPublishRoutes } from '../publishing/hook/addPublishRoutes';
import { addPublishMetrics } from '../publishing/publishMetrics';
import { Publisher } from '../publishing/jobs/Publisher';
import { releaseProcess } from '../publishing/jobs/releaseProcess';
import { createSiteServer } from './createSiteServer';

const repository = path.join(__dirname, '..');

/** `npm run serve`: serves the live release, and publishes another when it is asked to. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const { host, port, siteUrl, contentApiUrl, contentApiToken, trustedProxyHops } = environment;
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
  const { log } = app;
  const jobsFolder = path.join(releasesFolder, 'jobs');
  const publisher: Publisher = new Publisher({
    folder: jobsFolder,
    runPublish: releaseProcess({ log }),
    onJobEnd: addPublishMetrics(metrics, (state) => publisher.count(state)),
    log,
  });
  const secret = environment.publishHookSecret;
  await app.register(addPublishRoutes, { publisher, secret, trustedProxyHops, siteUrl });
  await serveMetrics(app, metrics, environment.metrics, 'METRICS_PORT');
  stopOnSignal(app);
  const listenTextResolver = (address: string) => `The site is served at ${address}`;
  await app.listen({ host, port, listenTextResolver });
}

main().catch((error: unknown) => {
  console.error(describeStartError(error, 'PORT'));
  process.exit(1);
});
