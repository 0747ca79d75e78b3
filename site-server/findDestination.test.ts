import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LinkTargets } from '../publishing/releases/destination';
import { parseRedirects } from '../publishing/releases/hostingFiles';
import type { SitePage } from '../publishing/releases/releaseFiles';
import { createSiteServer } from './createSiteServer';
import { testRelease, writeLiveRelease } from './testing/liveRelease';

const redirects = '/fr/ancien /fr/fonds 301\n/fr/retiré /fr/404 410\n/fr/fonds /fr 301\n';
const pages: SitePage[] = ['/fr', '/fr/fonds', '/fr/actualités'].map((page) => {
  return { path: page, locale: 'fr', identity: page, isIndexed: true };
});

let folder: string;
let server: FastifyInstance;
let targets: LinkTargets;

beforeAll(async () => {
  folder = await writeLiveRelease({
    _redirects: redirects,
    'pages.json': JSON.stringify(pages),
    'assets.json': '[]',
    '.release-index.json': '[]',
    '.htaccess': 'a',
    '.well-known/security.txt': 'a',
    '.well-known/.secret': 'a',
    'index.html': 'a',
    'robots.txt': 'a',
    'static/a.woff2': 'a',
    'static/pages.json': '[]',
    'app-1.js': 'a',
    'app-1.js.br': 'a',
    'rss.xml.gz': 'a',
    'fr/404/index.html': 'a',
    'fr/500/index.html': 'a',
    'fr/fonds/index.html': 'a',
    'fr/actualités/index.html': 'a',
    'fr/empty/file.txt': 'a',
  });
  server = await createSiteServer({ releasesFolder: folder, contentApiUrl: 'http://127.0.0.1:9' });
  const root = path.join(folder, testRelease.id);
  targets = new LinkTargets({
    root,
    pages,
    redirects: parseRedirects(redirects).redirects,
    origin: undefined,
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const answers = {
  page: 'served',
  file: 'served',
  home: 'redirect',
  canonical: 'redirect',
  redirect: 'redirect',
  gone: 'gone',
  api: 'api',
  'error-page': 'nothing',
  nothing: 'nothing',
  outside: 'nothing',
};

/** The server's answer to an address, in the words of the checks. */
async function answerOf(address: string): Promise<string> {
  const { statusCode } = await server.inject(address);
  if (statusCode === 200) return 'served';
  if (statusCode === 410) return 'gone';
  // No content API runs here.
  if (statusCode === 502) return 'api';
  return statusCode < 400 ? 'redirect' : 'nothing';
}

it.each([
  ...[
    '/',
    '/fr',
    '/fr/',
    '/fr/index.html',
    '/index.html',
    '/FR/Fonds',
    '/fr/fonds?x=1',
    '/fr/fonds/',
    '/fr/fonds/x',
  ],
  ...['/fr/actualités', '/fr/actualit%C3%A9s', '/fr/actualite%CC%81s', '/fr/actualit%E9s', '/fr/Actualités'],
  ...[
    '/fr/ancien',
    '/fr/ancien/',
    '/fr/retiré',
    '/fr/nulle-part',
    '/fr/404',
    '/fr/500',
    '/404',
    '/404.html',
    '/fr/404/',
  ],
  ...['/fr/empty', '/fr/empty/file.txt', '/fr/empty/file.txt/', '/fr//fonds', '/fr%2Ffonds'],
  ...[
    '/pages.json',
    '/assets.json',
    '/release.json',
    '/.release-index.json',
    '/_headers',
    '/_redirects',
    '/static/pages.json',
  ],
  ...[
    '/.htaccess',
    '/.well-known/security.txt',
    '/.well-known/.secret',
    '/.well-known',
    '/robots.txt',
    '/ROBOTS.txt',
  ],
  ...[
    '/app-1.js',
    '/app-1.js.br',
    '/rss.xml.gz',
    '/static/a.woff2',
    '/static',
    '/static/',
    '/static/b.woff2',
  ],
  ...[
    '/media/a.png',
    '/media',
    '/e/fr/docs/a',
    '/e',
    '/graphql',
    '/graphql/x',
    '/_content/a',
    '/_revisions/latest',
    '/hooks/publish',
  ],
])('the checks and the server agree on what %s leads to', async (address) => {
  await targets.lookUp([address]);
  expect(answers[targets.of(address)]).toBe(await answerOf(address));
});
