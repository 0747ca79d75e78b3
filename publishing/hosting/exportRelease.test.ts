import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { useFolder } from '../../platform/testing/useFolder';
import { writeSite } from '../../site-server/testing/writeSite';
import { HeaderTable, parseRedirects } from '../releases/hostingFiles';
import { exportRelease, objectListName } from './exportRelease';
import type { HostName } from './hosts';
import { fileNameOf, linkedAddresses, linkToFiles } from './linkedFiles';

describe('links to files of the content API', () => {
  const html =
    '<a href="/e/fr/docs/company/VOTING_REPORT?edition=2025-04-10">' +
    '<a href="/e/fr/funds/%C3%A9mergents/navs?isin=ZZ0011759204&amp;v=ff42&amp;format=xlsx">' +
    '<script type="application/json">{"navsPath":"/e/fr/funds/émergents/navs?isin=ZZ0011759204&v=ff42"}</script>' +
    '<a href="/e/fr/range?shares=ZZ0011759204&amp;format=csv"><a href="/fr/e/navs?a=b"><a href="/e/range.csv">';

  it('are found once, however they are written; not what visitors choose themselves', () => {
    expect(linkedAddresses(html + html.replace('émergents', '%C3%A9mergents'))).toEqual([
      '/e/fr/docs/company/VOTING_REPORT?edition=2025-04-10',
      '/e/fr/funds/%C3%A9mergents/navs?isin=ZZ0011759204&v=ff42&format=xlsx',
      '/e/fr/funds/%C3%A9mergents/navs?isin=ZZ0011759204&v=ff42',
      '/e/range.csv',
    ]);
  });

  it.each([
    ['/e/fr/docs/company/VOTING_REPORT', 'application/pdf', 'e/fr/docs/company/VOTING_REPORT'],
    ['/e/fr/docs/c/R?edition=2025-04-10', 'application/pdf', 'e/fr/docs/c/R.2025-04-10.pdf'],
    ['/e/fr/%C3%A9/navs?isin=ZZ1&v=ff&format=csv', 'text/csv; charset=utf-8', 'e/fr/é/navs.ZZ1-ff.csv'],
    ['/e/a?b=../c', 'application/json', 'e/a..._c.json'],
  ])('%s of %s is the file %s', (address, type, name) => {
    expect(fileNameOf(address, type)).toBe(name);
  });

  it('lead to the files where an address has a query, as they are written', () => {
    const names = new Map([
      [
        '/e/fr/funds/%C3%A9mergents/navs?isin=ZZ0011759204&v=ff42',
        'e/fr/funds/émergents/navs.ZZ0011759204-ff42.json',
      ],
      ['/e/range.csv', 'e/range.csv'],
    ]);
    expect(linkToFiles(html, names)).toBe(
      html.replace('navs?isin=ZZ0011759204&v=ff42"', 'navs.ZZ0011759204-ff42.json"'),
    );
  });
});

describe('exportRelease', () => {
  const inFolder = useFolder();
  const answers = new Map<string, { type: string; body: string }>();
  const asked: IncomingMessage[] = [];
  let root: string;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request);
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' });
    response.end(answer?.body);
  });
  let url: string;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  beforeEach(async () => {
    asked.length = 0;
    answers.clear();
    answers.set('/e/fr/docs/c/R', { type: 'application/pdf', body: '%PDF' });
    answers.set('/e/fr/docs/c/R?edition=2025', { type: 'application/pdf', body: '%PDF old' });
    root = await writeSite({
      'fr/index.html': '<a href="/e/fr/docs/c/R"><a href="/e/fr/docs/c/R?edition=2025">',
      'fr/équipes/index.html': '<a href="/e/fr/docs/c/R">',
      'fr/404/index.html': 'nothing',
      '404/index.html': 'nothing',
      '404.html': 'nothing',
      'index.html': 'home',
      'index.html.br': 'compressed',
      '.well-known/security.txt': 'Contact: mailto:security@korvane.example',
      '.page-facts.json': '{}',
      'release.json': '{}',
      _headers: '/*\n  X-Content-Type-Options: nosniff\n',
      _redirects: '',
    });
  });

  afterEach(() => rm(root, { recursive: true }));

  const exportFor = (host: HostName, to: string) =>
    exportRelease({
      host,
      release: {
        about: { id: '20261130T000000Z-00000000', builtAt: '2026-11-30T00:00:00.000Z', revision: 'abc' },
        root,
        headers: new HeaderTable([]),
        redirects: parseRedirects('/fr/ancien /fr 301\n').redirects,
      },
      contentApi: { url, token: 'a token of the test' },
      to,
      liveUrl: undefined,
      asksElsewhere: true,
      defaultCaching: 'no-cache',
    });

  const namesIn = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  };

  it('writes pages beside their folders, documents as files, and nothing that is private', async () => {
    const to = inFolder('cloudflare');
    expect(await exportFor('cloudflare', to)).toEqual({ files: 9, linked: 2, notes: [] });
    expect(await namesIn(to)).toEqual([
      ...['.well-known/security.txt', '404.html', '_headers', '_redirects', '_routes.json', '_worker.js'],
      ...['e/fr/docs/c/R', 'e/fr/docs/c/R.2025.pdf'],
      ...['fr.html', 'fr/404.html', 'fr/équipes.html', 'index.html'],
    ]);
    expect(await readFile(path.join(to, 'fr.html'), 'utf8')).toBe(
      '<a href="/e/fr/docs/c/R"><a href="/e/fr/docs/c/R.2025.pdf">',
    );
  });

  it('asks for each file once, for the revision of the release', async () => {
    await exportFor('folder', inFolder('folder'));
    expect(asked.map((request) => request.url).sort()).toEqual([
      '/e/fr/docs/c/R',
      '/e/fr/docs/c/R?edition=2025',
    ]);
    expect(asked[0]?.headers).toMatchObject({
      authorization: 'Bearer a token of the test',
      'content-revision': 'abc',
    });
  });

  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/how-to-page-redirect.html
  it('makes objects of pages for a storage', async () => {
    const to = inFolder('s3');
    await exportFor('s3', to);
    const list: unknown = JSON.parse(await readFile(path.join(to, objectListName), 'utf8'));
    const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    expect(list).toEqual(
      expect.arrayContaining([
        { key: 'fr/équipes', file: 'fr/équipes.html', headers: html },
        {
          key: 'fr/équipes/index.html',
          headers: { ...html, 'x-amz-website-redirect-location': '/fr/%C3%A9quipes' },
        },
        { key: 'fr/ancien', headers: { ...html, 'x-amz-website-redirect-location': '/fr' } },
        {
          key: 'e/fr/docs/c/R',
          file: 'e/fr/docs/c/R',
          headers: { 'content-type': 'application/pdf', 'cache-control': 'no-cache' },
        },
      ]),
    );
  });

  it('names a document that is missing, with its page, and leaves nothing', async () => {
    answers.delete('/e/fr/docs/c/R?edition=2025');
    await expect(exportFor('netlify', inFolder('netlify'))).rejects.toThrow(
      /^\/e\/fr\/docs\/c\/R\?edition=2025, which \/fr links to, is answered with 404 .*publish$/,
    );
    expect(await readdir(inFolder('.'))).toEqual([]);
  });

  it('touches no folder that is not empty', async () => {
    const to = inFolder('netlify');
    await exportFor('netlify', to);
    await expect(exportFor('netlify', to)).rejects.toThrow(/is not empty .*name a new folder/);
  });

  it('says where the content API was looked for', async () => {
    url = 'http://127.0.0.1:1';
    await expect(exportFor('nginx', inFolder('nginx'))).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1\/e\/fr\/docs\/c\/R.* CONTENT_API_URL/,
    );
  });
});
