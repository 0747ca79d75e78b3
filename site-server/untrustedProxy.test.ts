import { rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { createSiteServer } from './createSiteServer';
import { writeLiveRelease } from './testing/liveRelease';

let releasesFolder: string;

beforeAll(async () => {
  releasesFolder = await writeLiveRelease({});
});

afterAll(() => rm(releasesFolder, { recursive: true }));

/** What the log warns of while browsers ask for data, the first without the header and the others with it. */
async function warningsWith(trustedProxyHops: number): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const app = await createSiteServer({
    releasesFolder,
    // Nobody listens there: what is asked for is of no matter.
    contentApiUrl: 'http://127.0.0.1:9',
    trustedProxyHops,
    logger: { level: 'info', stream },
  });
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  for (const headers of [{}, forwarded, forwarded])
    await app.inject({ method: 'POST', url: '/graphql', headers });
  await app.close();
  return lines.filter((line) => line.includes('"level":40'));
}

it('the log says once that a proxy is not trusted, and what to set', async () => {
  const warnings = await warningsWith(0);
  expect(warnings).toEqual([expect.stringContaining('set TRUSTED_PROXY_HOPS to how many do')]);
  expect(warnings.join()).not.toContain('203.0.113.9');
});

it('a proxy that is trusted is no news', async () => {
  expect(await warningsWith(1)).toEqual([]);
});
