import path from 'node:path';
import { loadDotEnv } from '../environment/loadDotEnv';
import { readEnvironment } from '../environment/readEnvironment';
import { assertSiteIsBuilt } from './assertSiteIsBuilt';
import { createSiteServer } from './createSiteServer';
import { describeStartError } from './describeStartError';
import { stopOnSignal } from './stopOnSignal';

const root = path.join(__dirname, '..', 'public');

/** `npm run serve`: serves the build in `public/`. */
async function main(): Promise<void> {
  loadDotEnv();
  const { host, port, contentApiUrl, contentApiToken, trustedProxyHops } = readEnvironment(process.env);
  assertSiteIsBuilt(root);
  const app = await createSiteServer({
    root,
    contentApiUrl,
    contentApiToken,
    trustedProxyHops,
    logger: { level: 'info' },
  });
  stopOnSignal(app);
  const address = await app.listen({ host, port });
  console.log(`The site is served at ${address}`);
}

main().catch((error: unknown) => {
  console.error(describeStartError(error, 'PORT'));
  process.exit(1);
});
