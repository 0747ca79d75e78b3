import path from 'node:path';
import { runServer } from '../platform/http/runServer';
import { loggerOptions } from '../platform/log';
import { createSiteServer } from './createSiteServer';
import { addHookProxy } from './hookProxy';

const repository = path.join(__dirname, '..');

/** `npm run serve`: serves the live release, and passes data calls and the publish hook on. */
runServer('PORT', async (environment, metrics) => {
  const { host, port, contentApiUrl, contentApiToken, trustedProxyHops } = environment;
  const releasesFolder = path.resolve(repository, environment.releasesFolder);
  const app = await createSiteServer({
    releasesFolder,
    contentApiUrl,
    contentApiToken,
    trustedProxyHops,
    metrics,
    logger: loggerOptions(environment.logLevel),
  });
  await app.register(addHookProxy, { publisherUrl: environment.publisherUrl, trustedProxyHops });
  const announce = (address: string) => `The site is served at ${address}`;
  return { app, host, port, metricsAddress: environment.metrics, announce };
});
