import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { describeStartError, stopOnSignal } from '../platform/serverLifecycle';
import { releaseProcess } from '../publishing/jobs/releaseProcess';
import { createSiteServer } from './createSiteServer';
import { assertReleaseIsLive } from './servedRelease';

const repository = path.join(__dirname, '..');

/** `npm run serve`: serves the live release, and publishes another when it is asked to. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const { host, port, siteUrl, contentApiUrl, contentApiToken, trustedProxyHops } = environment;
  const releasesFolder = path.resolve(repository, environment.releasesFolder);
  assertReleaseIsLive(releasesFolder);
  const app = await createSiteServer({
    releasesFolder,
    contentApiUrl,
    contentApiToken,
    trustedProxyHops,
    logger: { level: 'info' },
    publishing: {
      folder: path.join(releasesFolder, 'jobs'),
      runPublish: (log) => releaseProcess({ log }),
      secret: environment.publishHookSecret,
      siteUrl,
    },
  });
  stopOnSignal(app);
  const address = await app.listen({ host, port });
  console.log(`The site is served at ${address}`);
}

main().catch((error: unknown) => {
  console.error(describeStartError(error, 'PORT'));
  process.exit(1);
});
