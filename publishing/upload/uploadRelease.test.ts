import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { revalidate } from '../../site-server/responseHeaders';
import { writeSite } from '../../site-server/testing/writeSite';
import { exportedName, storedObjects } from '../hosting/exportRelease';
import { parseRedirects } from '../releases/hostingFiles';
import { nextLedger, emptyLedger } from '../releases/pathLedger';
import { Bucket, type BucketSettings } from './Bucket';
import { ledgerKey, fetchLedger, keepLedger, recordKey, uploadRelease } from './uploadRelease';
import { useFolder } from '../../platform/testing/useFolder';

describe('uploadRelease', () => {
  interface StoredObject {
    body: string;
    headers: IncomingMessage['headers'];
  }

  /** A fake storage on loopback that records uploads in order. */
  class TestStorage {
    readonly objects = new Map<string, StoredObject>();
    readonly calls: string[] = [];
    readonly authorizations = new Set<string | undefined>();
    /** OpenStack Swift answers 501 to redirects. */
    knowsRedirects = true;
    /** Keys answered with 403. */
    readonly refused = new Set<string>();
    private readonly server: Server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const key = decodeURIComponent(request.url ?? '').replace('/site/', '');
        response.statusCode = this.answer(request, key, body.toString());
        response.end(
          response.statusCode === 200 && request.method === 'GET' ? this.objects.get(key)?.body : '',
        );
      });
    });

    private answer({ method, headers }: IncomingMessage, key: string, body: string): number {
      this.authorizations.add(headers.authorization);
      if (key !== recordKey) this.calls.push(`${method} ${key}`);
      if (this.refused.has(key)) return 403;
      if (!this.knowsRedirects && headers['x-amz-website-redirect-location'] !== undefined) return 501;
      if (method === 'GET') return this.objects.has(key) ? 200 : 404;
      if (method === 'PUT') this.objects.set(key, { body, headers });
      else this.objects.delete(key);
      return method === 'PUT' ? 200 : 204;
    }

    async start(): Promise<BucketSettings> {
      this.server.listen(0, '127.0.0.1');
      await once(this.server, 'listening');
      const { port } = this.server.address() as AddressInfo;
      return {
        endpoint: `http://127.0.0.1:${port}`,
        bucket: 'site',
        region: 'eu-west-3',
        accessKeyId: 'AKEXAMPLE',
        secretAccessKey: 'a secret of the test',
      };
    }

    async stop(): Promise<void> {
      this.server.closeAllConnections();
      this.server.close();
      await once(this.server, 'close');
    }
  }

  const files = {
    'app-0123456789abcdef0123.js': 'start()',
    'static/portrait.webp': 'portrait',
    'fr.html': '<a href="/fr/équipes">',
    'fr/équipes.html': 'équipe',
    'sitemap-index.xml': '<sitemapindex/>',
  };
  const ofRelease = [
    'app-0123456789abcdef0123.js',
    'static/portrait.webp',
    'fr/index.html',
    'fr/équipes/index.html',
    'sitemap-index.xml',
  ];
  const { redirects } = parseRedirects('/fr/funds /fr/gamme-fonds 301\n/fr/parti /fr/404 410\n');

  const immutable = 'public, max-age=31536000, immutable';
  const cacheControlOf = (file: string) => (/\.js$|^\/static\//.test(file) ? immutable : revalidate);

  let storage: TestStorage;
  let settings: BucketSettings;
  let root: string;

  const upload = () => {
    const there = ofRelease.filter((file) => existsSync(path.join(root, exportedName(file))));
    const objects = storedObjects(there, { redirects, files: [] }, cacheControlOf);
    return uploadRelease({ root, objects, bucket: new Bucket(settings) });
  };

  beforeEach(async () => {
    storage = new TestStorage();
    settings = await storage.start();
    root = await writeSite(files);
  });

  afterEach(async () => {
    await storage.stop();
    await rm(root, { recursive: true });
  });

  it('brings assets first, then pages, and what leads to them last', async () => {
    expect(await upload()).toEqual({ written: 9, kept: 0, deleted: 0, refused: 0 });
    const writes = storage.calls.map((call) => call.replace('PUT ', ''));
    expect(writes.slice(0, 2).sort()).toEqual(['app-0123456789abcdef0123.js', 'static/portrait.webp']);
    expect(writes.slice(2, 4).sort()).toEqual(['fr', 'fr/équipes']);
    expect(writes.slice(4, 5)).toEqual(['sitemap-index.xml']);
    expect(writes.slice(5).sort()).toEqual([
      'fr/funds',
      'fr/funds/index.html',
      'fr/index.html',
      'fr/équipes/index.html',
    ]);
  });

  it('brings everything else to a storage that knows no redirects, and says how many are missing', async () => {
    storage.knowsRedirects = false;
    expect(await upload()).toEqual({ written: 5, kept: 0, deleted: 0, refused: 4 });
    expect(storage.objects.get('fr/équipes')?.body).toBe('équipe');
    storage.knowsRedirects = true;
    expect(await upload()).toEqual({ written: 4, kept: 5, deleted: 0, refused: 0 });
  });

  it('says what each object is and how long it may be kept', async () => {
    await upload();
    expect(storage.objects.get('fr/équipes')).toMatchObject({
      body: 'équipe',
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidate },
    });
    expect(storage.objects.get('static/portrait.webp')?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': immutable,
    });
    expect(storage.objects.get('fr/funds')).toMatchObject({
      body: '',
      headers: { 'x-amz-website-redirect-location': '/fr/gamme-fonds' },
    });
    expect(storage.objects.get('fr/équipes/index.html')).toMatchObject({
      body: '',
      headers: { 'x-amz-website-redirect-location': '/fr/%C3%A9quipes' },
    });
  });

  it('signs what it asks for, and sends no secret', async () => {
    await upload();
    for (const authorization of storage.authorizations) {
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKEXAMPLE\/\d{8}\/eu-west-3\/s3\/aws4_request,/,
      );
      expect(authorization).not.toContain(settings.secretAccessKey);
    }
  });

  it('writes again only what has changed, and removes what is gone, last', async () => {
    await upload();
    storage.calls.length = 0;
    storage.objects.set('of-someone-else.txt', { body: '', headers: {} });
    await writeFile(path.join(root, 'fr.html'), 'home');
    await rm(path.join(root, 'fr/équipes.html'));

    expect(await upload()).toEqual({ written: 1, kept: 6, deleted: 2, refused: 0 });
    expect(storage.calls).toEqual(['PUT fr', 'DELETE fr/équipes', 'DELETE fr/équipes/index.html']);
    expect(storage.objects.has('of-someone-else.txt')).toBe(true);
  });

  it('stops before the pages when an asset cannot be written, and goes on the next time', async () => {
    storage.refused.add('static/portrait.webp');
    await expect(upload()).rejects.toThrow(
      /PUT http:.*\/site\/static\/portrait\.webp: the storage answered 403.*S3_ACCESS_KEY_ID/,
    );
    expect([...storage.objects.keys()].filter((key) => key.startsWith('fr'))).toEqual([]);

    storage.refused.clear();
    storage.calls.length = 0;
    await upload();
    expect(storage.calls).not.toContain('PUT app-0123456789abcdef0123.js');
    expect(storage.objects.get('fr')?.body).toBe(files['fr.html']);
    expect(storage.objects.get('static/portrait.webp')?.body).toBe('portrait');
  });

  it('forgets nothing of an upload that was broken off', async () => {
    storage.refused.add('fr/équipes');
    await expect(upload()).rejects.toThrow('fr/%C3%A9quipes');
    storage.refused.clear();
    await rm(path.join(root, 'static/portrait.webp'));
    await upload();
    expect(storage.objects.has('static/portrait.webp')).toBe(false);
  });

  it('does not guess when what it remembers cannot be read', async () => {
    storage.objects.set(recordKey, { body: '[1]', headers: {} });
    await expect(upload()).rejects.toThrow(`${recordKey} in the bucket cannot be read`);
    expect(storage.calls).toEqual([]);
  });

  it('says so when the storage cannot be reached', async () => {
    await storage.stop();
    await expect(upload()).rejects.toThrow(/cannot be reached .*S3_ENDPOINT/);
    await storage.start();
  });
});

describe('addressesCopy', () => {
  const page = { path: '/fr/a', locale: 'fr', identity: 'page:a', isIndexed: true } as const;
  const ledger = JSON.stringify(nextLedger(emptyLedger, [page]).ledger);

  const inFolder = useFolder();
  let file: string;
  let objects: Map<string, string>;

  const bucket = {
    read: async (key: string) => objects.get(key),
    write: async (key: string, body: Buffer) => void objects.set(key, body.toString()),
  };

  beforeEach(async () => {
    file = inFolder('releases', 'addresses.json');
    objects = new Map();
  });

  it('brings the addresses of another machine', async () => {
    const here = inFolder('addresses.json');
    await writeFile(here, ledger);
    await keepLedger(bucket, here);
    expect(await fetchLedger(bucket, file)).toBe(true);
    expect(await readFile(file, 'utf8')).toBe(ledger);
  });

  it('leaves those that are here, and none where there is no copy', async () => {
    expect(await fetchLedger(bucket, file)).toBe(false);
    objects.set(ledgerKey, ledger);
    await fetchLedger(bucket, file);
    await writeFile(file, 'newer');
    expect(await fetchLedger(bucket, file)).toBe(false);
    expect(await readFile(file, 'utf8')).toBe('newer');
  });

  it('rejects what is not a list of addresses', async () => {
    objects.set(ledgerKey, '{"version":0}');
    await expect(fetchLedger(bucket, file)).rejects.toThrow(`${ledgerKey} in the bucket is no list`);
  });
});
