import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { useFolder } from '../../../platform/testing/useFolder';
import type { SiteChanges } from '../../../publishing/build/renderChanges';
import { assembleRelease } from '../../../publishing/releases/assembleRelease';
import { nextLedger, readLedger, writeLedger } from '../../../publishing/releases/pathLedger';
import { readSitePages } from '../../../publishing/releases/releaseFiles';
import { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import { writeBuild } from '../../../publishing/testing/fakeBuild';
import { makePreviewRelease, type PreviewReleaseOptions } from './previewRelease';

const inRoot = useFolder();
let releases: ReleaseStore;
let store: ReleaseStore;
beforeEach(() => {
  releases = new ReleaseStore(inRoot('releases'));
  store = new ReleaseStore(inRoot('releases', 'preview'));
});

/** Publishes two pages. @returns the folder of the live release */
async function publish(): Promise<string> {
  const source = inRoot('public');
  await writeBuild(source, { pages: { '/fr/a': 'A', '/fr/b': 'B' } });
  const { id, builtAt } = await releases.nextRelease(new Date());
  const target = releases.incomingFolderOf(id);
  const generated = { 'release.json': JSON.stringify({ id, builtAt }) };
  await assembleRelease({ source, target, earlier: [], generated });
  await releases.add(id);
  await releases.promote(id);
  const { ledger } = nextLedger(await readLedger(releases.ledgerFile), await readSitePages(source));
  await writeLedger(releases.ledgerFile, ledger);
  return releases.folderOf(id);
}

/** Stands in for a renderer: `/fr/a` has another text, and `/fr/b` is gone. */
async function renderEdited(text: string): Promise<SiteChanges> {
  const folder = inRoot('changes');
  const page = { path: '/fr/a', locale: 'fr', identity: 'page:/fr/a', isIndexed: true };
  const files = {
    'fr/a/index.html': `<h1>${text}</h1>`,
    'pages.json': JSON.stringify([page]),
    _redirects: '/fr/old /fr/a 301\n',
  };
  await mkdir(path.join(folder, 'fr', 'a'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return { folder, rendered: ['/fr/a'], removed: ['fr/b/index.html'] };
}

function make(revision: string, options: Partial<PreviewReleaseOptions> = {}) {
  const getReady = async () => undefined;
  const render = () => renderEdited(revision);
  return makePreviewRelease(
    { root: inRoot(), releases, store, getReady, render, ...options },
    revision,
    new AbortController().signal,
  );
}

const shown = (name: string) => readFile(path.join(store.folder, 'current', name), 'utf8');

it('is the live release with what differs', async () => {
  const live = await publish();
  const asked: unknown[] = [];
  const getReady = jest.fn(async (_revision: string) => undefined);
  const { id } = await make('a1', {
    getReady,
    render: async ({ revision, isOfDesk, live: base }) => {
      asked.push([revision, isOfDesk, base, getReady.mock.calls]);
      return renderEdited('New');
    },
  });
  expect(asked).toEqual([['a1', true, live, [['a1']]]]);
  expect(await store.current()).toMatchObject({ id, revision: 'a1' });
  expect(await shown('fr/a/index.html')).toContain('<h1>New</h1>');
  await expect(shown('fr/b/index.html')).rejects.toThrow('ENOENT');
  expect(await shown('_redirects')).toBe('/fr/old /fr/a 301\n/fr/b /fr/404 410\n');
  const headers = await Promise.all(
    [live, store.folderOf(id)].map((folder) => stat(path.join(folder, '_headers'))),
  );
  expect(new Set(headers.map(({ ino }) => ino)).size).toBe(1);
  expect((await stat(store.folder)).mode & 0o777).toBe(0o700);
});

it('leaves the site as it was, and keeps two of its own', async () => {
  const live = await publish();
  const addresses = await readFile(releases.ledgerFile, 'utf8');
  const made = [await make('1'), await make('2'), await make('3')].map(({ id }) => id);
  expect((await store.list()).map(({ id }) => id)).toEqual(made.slice(1).reverse());
  expect((await releases.list()).map(({ id }) => releases.folderOf(id))).toEqual([live]);
  expect(await readFile(path.join(live, 'fr/a/index.html'), 'utf8')).toContain('<h1>A</h1>');
  expect(await readFile(releases.ledgerFile, 'utf8')).toBe(addresses);
});

it('is not there before the first publish, nor where only Gatsby can make it: it says to publish', async () => {
  await expect(make('a1')).rejects.toThrow('nothing is yet: publish once.');
  await publish();
  const reason = 'the image of letter is new.';
  await expect(make('a1', { render: async () => ({ reason }) })).rejects.toThrow(
    /: the image of letter is new\.\nIf nothing in the content is wrong, publish/,
  );
  expect(await store.list()).toEqual([]);
});
