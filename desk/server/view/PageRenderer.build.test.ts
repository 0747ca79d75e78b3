import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import {
  ContentRepository,
  createRepository,
  openRevision,
} from '../../../content/revisions/ContentRepository';
import { createServer } from '../../../content-api/server/createServer';
import { rendererFolder } from '../../../gatsby/rendering/gatsbyRenderer';
import { siteCode } from '../../../gatsby/rendering/siteCode';
import { SiteCopy, testSite } from '../../../gatsby/testing/siteCopy';
import { projectRoot } from '../../../platform/projectRoot';
import { siteEnvironment, testPorts } from '../../../scripts/testSite';
import { ContentDrafts } from '../editing/contentDrafts';
import { PageRenderer } from './PageRenderer';

const minutes = 60_000;
const author = { name: 'Anna', mail: 'anna@example.com' };
const base = '/api/site/r/PRO';
const fund = 'funds/meridane-asia/fund.yaml';
const article = 'news/2026-10-13-quarterly-letter/en.md';

let root: string;
let contentApi: FastifyInstance;
let drafts: ContentDrafts;
let options: ConstructorParameters<typeof PageRenderer>[0];
let renderer: PageRenderer;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'page-renderer-'));
  const content = path.join(root, 'content');
  await createRepository(content, path.join(projectRoot, 'content', 'sample'));
  const repository = new ContentRepository(content, path.join(root, 'revisions'));
  contentApi = await createServer({ open: (revision) => openRevision(repository, revision), repository });
  const url = await contentApi.listen({ port: 0, host: '127.0.0.1' });
  drafts = new ContentDrafts(repository);
  const env = {
    ...siteEnvironment(testPorts),
    ...{ CONTENT_API_URL: url, CONTENT_API_TOKEN: '', RELEASES_FOLDER: root },
  };
  await symlink(path.join(testSite, 'public'), path.join(root, 'current'));
  const site = await SiteCopy.create(testSite);
  // The release of `npm test` has left one, unless other builds came between.
  if (!existsSync(rendererFolder(testSite, await siteCode(testSite, env)))) await site.build(env);
  options = { root: testSite, env: { ...process.env, ...env } };
  renderer = new PageRenderer(options);
  await drafts.create('Letter', author);
}, 8 * minutes);
afterAll(async () => {
  renderer.stop();
  await contentApi.close();
  await rm(root, { recursive: true });
});

/** Saves a field of a file of the draft. @returns the commit */
async function save(file: string, field: string[], value: string): Promise<string> {
  const { head } = await drafts.find('1');
  const { blob } = await drafts.fields(head, file);
  const { commit } = await drafts.save('1', {
    author,
    files: [{ path: file, base: blob, edits: [{ path: field, value }] }],
  });
  return commit;
}

const file = (revision: string, address: string) =>
  renderer.file(revision, { address, profile: 'PRO', base });

async function pageAt(revision: string, address: string): Promise<Document> {
  const found = await file(revision, address);
  expect(found?.type).toBe('text/html; charset=utf-8');
  return new JSDOM(String(found?.body)).window.document;
}

const titleOf = (page: Document) => page.querySelector('h1')?.textContent;
const linksOf = (page: Document) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('renders the page of a fund as a draft has it', async () => {
  const revision = await save(fund, ['title', 'fr'], 'Meridane Asie nouvelle');
  const paths = await renderer.paths(revision, 'fund:meridane-asia');
  expect(paths).toEqual({
    fr: '/fr/funds/meridane-asie',
    en: '/en/funds/meridane-asia',
    it: '/it/funds/meridane-asia',
  });
  const page = await pageAt(revision, '/fr/funds/meridane-asie');
  expect(titleOf(page)).toBe('Meridane Asie nouvelle');
  expect(page.title).toContain('Meridane Asie nouvelle');
  expect(page.documentElement.lang).toBe('fr');
  expect(titleOf(await pageAt(revision, '/en/funds/meridane-asia'))).toBe('Meridane Asia');
});

it('renders an article, and each save anew', async () => {
  for (const title of ['First title', 'Second title']) {
    const revision = await save(article, ['title'], title);
    const { en = '' } = await renderer.paths(revision, 'news:quarterly-letter');
    expect(titleOf(await pageAt(revision, en))).toBe(title);
  }
});

it('renders what is planned from its moment on', async () => {
  const revision = await save(article.replace('en.md', 'news.yaml'), ['publishAt'], '2099-12-01 09:00');
  expect(await renderer.paths(revision, 'news:quarterly-letter')).toEqual({});
  const later = `${revision}@20991201T080000Z`;
  const { en = '' } = await renderer.paths(later, 'news:quarterly-letter');
  expect(titleOf(await pageAt(later, en))).toBe('Second title');
});

describe('a page of the view', () => {
  let head: string;
  let page: Document;
  beforeAll(async () => {
    ({ head } = await drafts.find('1'));
    page = await pageAt(head, '/fr/equipes');
  });

  it('is as the profile sees it, asks nothing first, and runs nothing', () => {
    expect(page.documentElement.dataset.profile).toBe('PRO');
    expect(page.querySelectorAll('dialog')).toHaveLength(0);
    expect(page.querySelectorAll('script')).toHaveLength(0);
  });

  it('has bar and footer, whose links stay in the view', () => {
    expect(page.querySelector('header nav')).not.toBeNull();
    expect(page.querySelector('footer')).not.toBeNull();
    const links = [...page.querySelectorAll(`a[href^="${base}/"]`)];
    expect(links.map((link) => link.getAttribute('href'))).toContain(`${base}/fr/la-societe-de-gestion`);
    expect(new Set(links.map((link) => link.getAttribute('target')))).toEqual(new Set(['_self']));
    // All others would open a new window, which the frame does not allow.
    expect(page.querySelector('base')?.getAttribute('target')).toBe('_blank');
    expect(linksOf(page).filter((href) => href?.startsWith('/') && !href.startsWith(base))).toEqual([]);
  });

  it('shows its pictures in all their sizes, symbols and fonts', async () => {
    const html = page.documentElement.outerHTML;
    const addresses = [
      ...html.matchAll(/(?:["(,]|,\s)(\/api\/site\/r\/PRO\/(?:brand|sprites|static)\/[^"#)\s]+)/g),
    ];
    expect(addresses.filter(([, address = '']) => address.endsWith('.webp')).length).toBeGreaterThan(4);
    const asked = [...new Set(addresses.map(([, address = '']) => address.slice(base.length)))];
    const types = await Promise.all(asked.map(async (address) => (await file(head, address))?.type));
    expect(new Set(types)).toEqual(new Set(['image/webp', 'image/svg+xml', 'font/woff2']));
  });

  it.each([
    ...['/fr/rien', '/static/main.js', '/digests.json', '/sprites/none.svg', '/static/0123/nobody.webp'],
    ...['/static/../digests.json', '/static/../../current/icon-192.webp'],
  ])('has nothing at %s', async (address) => expect(await file(head, address)).toBeUndefined());
});

it('says what keeps a revision from being shown', async () => {
  await expect(renderer.paths('a'.repeat(40), 'page:index')).rejects.toMatchObject({
    code: 'not-shown',
    message: expect.stringContaining('answered'),
  });
});

it('says that no build has been made with its settings', async () => {
  const { head } = await drafts.find('1');
  const env = { ...options.env, SITE_URL: 'https://www.korvane.example' };
  const other = new PageRenderer({ ...options, env });
  await expect(other.paths(head, 'page:index')).rejects.toMatchObject({ code: 'not-built' });
  other.stop();
});
