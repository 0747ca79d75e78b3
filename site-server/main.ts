import path from 'node:path';
import { runServer } from '../platform/http/runServer';
import { loggerOptions } from '../platform/log';
import { projectRoot } from '../platform/projectRoot';
import { createSiteServer } from './createSiteServer';

/** `npm run serve`: serves the live release, and passes data calls and the publish hook on. */
runServer('PORT', async (environment, metrics) => {
  const { host, port, contentApiUrl, contentApiToken, publisherUrl, trustedProxyHops } = environment;
  const releasesFolder = path.resolve(projectRoot, environment.releasesFolder);
  const app = await createSiteServer({
    releasesFolder,
    contentApiUrl,
    contentApiToken,
    publisherUrl,
    trustedProxyHops,
    metrics,
    logger: loggerOptions(environment.logLevel),
  });
  const announce = (address: string) => `The site is served at ${address}`;
  return { app, host, port, metricsAddress: environment.metrics, announce };
});
