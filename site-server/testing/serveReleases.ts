import { createSiteServer } from '../createSiteServer';

/** `serveReleases.ts <releases>`: serves them on a free loopback port, which it prints. */
async function main(): Promise<void> {
  const [releasesFolder = ''] = process.argv.slice(2);
  const app = await createSiteServer({ releasesFolder, contentApiUrl: 'http://127.0.0.1:9' });
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
}

void main();
