import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from './releases/ReleaseStore';
import { ReleasesHeld } from './publishFailure';
import { type FakeBuild, hashOf, removePage, writeBuild } from './testing/fakeBuild';
import { type PublishEvent, publishSteps } from './publishEvents';
import { type PublishOptions, publishRelease } from './publishRelease';

let root: string;
let source: string;
let store: ReleaseStore;
let events: PublishEvent[];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'publish-'));
  source = path.join(root, 'public');
  store = new ReleaseStore(path.join(root, 'releases'));
  events = [];
});
afterEach(() => rm(root, { recursive: true }));

const accept = async () => ({ problems: [], warnings: [], pages: 2, references: new Set<string>() });

function publish(build: FakeBuild | PublishOptions['build'], options: Partial<PublishOptions> = {}) {
  const buildSite = async () => {
    await writeBuild(source, build as FakeBuild);
    return { rendered: Object.keys((build as FakeBuild).pages).map((page) => `${page}/`) };
  };
  return publishRelease(
    {
      store,
      source,
      kept: 3,
      purpose: 'a test',
      build: typeof build === 'function' ? build : buildSite,
      compress: async () => '3 files written',
      check: accept,
      signal: new AbortController().signal,
      ...options,
    },
    (event) => events.push(event),
  );
}

const site = (text: string, script = 1): FakeBuild => ({ pages: { '/fr/a': text, '/fr/b': text }, script });
const liveFile = (file: string) => readFile(path.join(store.folder, 'current', file), 'utf8');
const stepsOf = (type: PublishEvent['type']) =>
  events.flatMap((event) => (event.type === type && 'step' in event ? [event.step] : []));

/** The text of all live pages. Fails unless pages, script and page list come from one release. */
async function liveText(): Promise<string> {
  const pages = await Promise.all(['fr/a/index.html', 'fr/b/index.html'].map(liveFile));
  const [first = ''] = pages;
  expect(new Set(pages).size).toBe(1);
  const script = /src="\/([^"]+)"/.exec(first)?.[1] ?? '';
  const release = JSON.parse(await liveFile('release.json'));
  expect(JSON.parse(await liveFile('assets.json'))).toContain(script);
  expect(await liveFile(script)).not.toBe('');
  expect((await store.current())?.id).toBe(release.id);
  return /<h1>(.*)<\/h1>/.exec(first)?.[1] ?? '';
}

it('reports its steps and what changed in a release', async () => {
  await publish({ pages: { '/fr/a': 'A', '/fr/b': 'B' } });
  await removePage(source, '/fr/b');
  events = [];
  const check = async () => ({
    problems: [],
    warnings: [{ about: 'short-page' as const, path: '/fr/c', characters: 41 }],
    pages: 2,
    references: new Set<string>(),
  });
  const report = await publish({ pages: { '/fr/a': 'A', '/fr/c': 'C' } }, { check });
  expect(stepsOf('started')).toEqual(publishSteps);
  expect(stepsOf('finished')).toEqual(publishSteps);
  expect(events.at(-1)).toEqual({ type: 'published', report });
  expect(events).toContainEqual({
    type: 'progress',
    step: 'check',
    detail: 'Warning: /fr/c is short: its main part has 41 characters.',
  });
  expect(report).toMatchObject({
    pages: 2,
    rendered: ['/fr/a', '/fr/c'],
    created: ['/fr/c'],
    removed: ['/fr/b'],
    redirected: [],
    warnings: [{ about: 'short-page', path: '/fr/c', characters: 41 }],
  });
  expect(report.releaseId).toBe((await store.current())?.id);
  expect(Object.keys(report.seconds)).toEqual(publishSteps);
  // The build's own redirects come before those the ledger adds for removed pages.
  expect(await liveFile('_redirects')).toMatch(/^\/fr\/old \/fr\/a 301\n\/fr\/b \S+ 410\n$/);
});

it('counts the pages of errors neither as pages nor as rendered', async () => {
  const report = await publish(async () => {
    await writeBuild(source, site('A'));
    return { rendered: ['/fr/a/', '/fr/b/', '/404/', '/fr/404/', '/'] };
  });
  expect(report).toMatchObject({ pages: 2, rendered: ['/fr/a', '/fr/b'] });
});

it('shares with the release before what has not changed, and nothing with the build', async () => {
  await publish({ pages: { '/fr/a': 'A', '/fr/b': 'B' } });
  const inode = async (file: string) => (await stat(path.join(store.folder, 'current', file))).ino;
  const [a, b] = [await inode('fr/a/index.html'), await inode('fr/b/index.html')];
  await publish({ pages: { '/fr/a': 'A', '/fr/b': 'New' } });
  expect(await inode('fr/a/index.html')).toBe(a);
  expect(await inode('fr/b/index.html')).not.toBe(b);
  expect((await stat(path.join(source, 'fr/a/index.html'))).ino).not.toBe(a);
});

it('publishes a job once, however often it is started', async () => {
  const job = '0'.repeat(32);
  const first = await publish(site('first'), { job });
  const again = await publish(site('again'), { job });
  expect(again).toMatchObject({ releaseId: first.releaseId, pages: 2, rendered: [] });
  expect(events.at(-1)).toEqual({ type: 'published', report: again });
  expect(await liveText()).toBe('first');
  await publish(site('another'), { job: '1'.repeat(32) });
  expect(await liveText()).toBe('another');
});

it('publishes a job again that ended before its release was live', async () => {
  await publish(site('before'));
  const promote = jest.spyOn(store, 'promote').mockRejectedValueOnce(new Error('killed'));
  const job = '0'.repeat(32);
  await expect(publish(site('first'), { job })).rejects.toThrow('killed');
  promote.mockRestore();
  await publish(site('again'), { job });
  expect(await liveText()).toBe('again');
});

it('leaves out the pictures of earlier builds, which no page loads any more', async () => {
  const picture = (name: string) => `static/${hashOf(1)}${hashOf(2).slice(8)}/31aa4/${name}.webp`;
  const build = async () => {
    await writeBuild(source, site('A'));
    for (const name of ['shown', 'withdrawn']) {
      await mkdir(path.dirname(path.join(source, picture(name))), { recursive: true });
      await writeFile(path.join(source, picture(name)), name);
    }
    return { rendered: [] };
  };
  await publish(build, {
    check: async () => ({ ...(await accept()), references: new Set([`/${picture('shown')}`]) }),
  });
  expect(await liveFile(picture('shown'))).toBe('shown');
  await expect(liveFile(picture('withdrawn'))).rejects.toThrow('ENOENT');
});

it('keeps so many releases, also when the clock goes back', async () => {
  for (const day of [9, 8, 7, 6]) {
    await publish(site(`day ${day}`, day), { now: () => new Date(Date.UTC(2026, 0, day)) });
    expect(await liveText()).toBe(`day ${day}`);
  }
  const ids = (await store.list()).map(({ id }) => id.slice(0, 8));
  expect(ids).toEqual(['20260106', '20260107', '20260108']);
  // Scripts of the retained releases, and no older ones.
  const scripts = (await readdir(path.join(store.folder, 'current'))).filter((name) =>
    /^app-.*js$/.test(name),
  );
  expect(scripts).toEqual([6, 7, 8].map((version) => `app-${hashOf(version)}.js`));
});

it.each<[string, Partial<PublishOptions>, string, RegExp]>([
  ['a build that fails', { build: () => Promise.reject(new Error('no content')) }, 'build', /^no content$/],
  [
    'a release with a broken page',
    {
      check: async () => ({
        problems: ['/fr/a has no title.', 'And 3 more.'],
        warnings: [],
        pages: 2,
        references: new Set<string>(),
      }),
    },
    'check',
    /not shown.*\n- \/fr\/a has no title\.\n- And 3 more\.$/,
  ],
  ['a check that breaks', { check: () => Promise.reject(new Error('unreadable')) }, 'check', /unreadable/],
])('leaves what is live as it was after %s', async (_, options, step, message) => {
  await publish(site('old'));
  events = [];
  await expect(publish(site('new'), options)).rejects.toThrow(message);
  expect(events.at(-1)).toMatchObject({ type: 'failed', step, message: expect.stringMatching(message) });
  expect(await liveText()).toBe('old');
  expect((await readdir(store.folder)).filter((name) => name.startsWith('incoming'))).toEqual([]);
  await publish(site('next'));
  expect(await liveText()).toBe('next');
});

it.each(['wait', 'build', 'compress', 'assemble', 'check', 'promote'])(
  'stops at the step %s when it is asked to, and leaves nothing half-done',
  async (step) => {
    await publish(site('old'));
    const controller = new AbortController();
    const { signal } = controller;
    const stopped = publishRelease(
      {
        ...{ store, source, kept: 3, purpose: 'a test', signal, check: accept },
        build: async () => ({ rendered: [] }),
        compress: async () => '',
      },
      (event) => {
        if (event.type === 'started' && event.step === step) controller.abort(new Error('stopped'));
      },
    );
    await expect(stopped).rejects.toThrow('stopped');
    expect(await liveText()).toBe('old');
    expect((await readdir(store.folder)).sort()).toEqual([...(await liveNames())]);
  },
);

/** Everything in the releases folder while nothing is being published. */
async function liveNames(): Promise<string[]> {
  const ids = (await store.list()).map(({ id }) => id);
  return [...ids, 'addresses.json', 'current', 'live.db', 'lock.db'].sort();
}

it('knows the revision that it was built from, and tells what is wrong with it', async () => {
  const untranslated = { about: 'untranslated' as const, kind: 'news', title: 'Lettre', locales: ['it'] };
  const report = await publish(async () => {
    await writeBuild(source, site('new'));
    return { rendered: [], revision: 'a1b2', warnings: [untranslated] };
  });
  expect(report.warnings).toEqual([untranslated]);
  expect(await store.current()).toMatchObject({ id: report.releaseId, revision: 'a1b2' });
});

it('is not stopped any more once the release is live', async () => {
  const controller = new AbortController();
  const report = await publishRelease(
    {
      ...{ store, source, kept: 3, purpose: 'a test', signal: controller.signal, check: accept },
      build: async () => {
        await writeBuild(source, site('new'));
        return { rendered: [] };
      },
      compress: async () => '',
    },
    (event) => {
      if (event.type === 'finished' && event.step === 'promote') controller.abort();
    },
  );
  expect(report.releaseId).toBe((await store.current())?.id);
});

it('lets one publish go on at a time, and says for which the other waits', async () => {
  let running = 0;
  const build = async () => {
    running += 1;
    expect(running).toBe(1);
    await writeBuild(source, site('text'));
    running -= 1;
    return { rendered: [] };
  };
  const reports = await Promise.all([publish(build), publish(build)]);
  expect(new Set(reports.map(({ releaseId }) => releaseId)).size).toBe(2);
  const waits = events.filter((event) => event.type === 'progress' && event.step === 'wait');
  expect(waits[0]).toHaveProperty(
    'detail',
    expect.stringMatching(/^Waiting for (process \d+ \(a test\), since|another process)/),
  );
});

describe('while publishing is on hold', () => {
  const hold = { by: 'Ada', note: 'a wrong figure' };

  it('refuses before it builds, says who holds it and why, and publishes once that is lifted', async () => {
    await publish(site('old'));
    await publish(site('wrong'));
    await store.rollback({ hold });
    events = [];
    const build = jest.fn(async () => ({ rendered: [] }));
    await expect(publish(build)).rejects.toThrow(ReleasesHeld);
    expect(build).not.toHaveBeenCalled();
    const message = expect.stringMatching(/\(Paris\), by Ada: a wrong figure\n.*npm run release -- lift/);
    expect(events).toEqual([
      { type: 'started', step: 'wait' },
      { type: 'failed', step: 'wait', message, failure: 'held' },
    ]);
    expect(await liveText()).toBe('old');
    await store.lift();
    await publish(site('right'));
    expect(await liveText()).toBe('right');
  });

  it.each([
    ['holds the site', 'held', async () => void (await store.rollback({ hold }))],
    ['goes back', 'overtaken', async () => void (await store.rollback())],
    [
      'goes back and lifts the hold again',
      'overtaken',
      async () => {
        await store.rollback({ hold });
        await store.lift();
      },
    ],
  ])('gives up when somebody %s while it builds', async (_, failure, happen) => {
    await publish(site('old'));
    await publish(site('wrong'));
    const before = await store.list();
    events = [];
    const build = async () => {
      await happen();
      await writeBuild(source, site('wrong still'));
      return { rendered: [] };
    };
    await expect(publish(build)).rejects.toMatchObject({ failure });
    expect(events.at(-1)).toMatchObject({ type: 'failed', step: 'promote', failure });
    expect(await liveText()).toBe('old');
    // Nobody can take the site back to what was never shown.
    expect(await store.list()).toEqual(before);
  });

  it('refuses also when what holds it cannot be read', async () => {
    await publish(site('old'));
    await writeFile(path.join(store.folder, 'hold.json'), '{');
    await expect(publish(site('new'))).rejects.toThrow('hold.json cannot be read');
    expect(await liveText()).toBe('old');
  });

  it('refuses when the hold is set while it waits', async () => {
    await publish(site('old'));
    await publish(site('wrong'));
    const lock = await store.lock({ purpose: 'a test' });
    const waits = new EventEmitter();
    const isWaiting = once(waits, 'progress');
    const { signal } = new AbortController();
    const refused = publishRelease(
      {
        ...{ store, source, kept: 3, purpose: 'a test', signal, check: accept },
        build: async () => ({ rendered: [] }),
        compress: async () => '',
      },
      ({ type }) => waits.emit(type),
    );
    await isWaiting;
    await writeFile(
      path.join(store.folder, 'hold.json'),
      JSON.stringify({ ...hold, at: '2026-11-25T08:30:00Z', releaseId: '' }),
    );
    await lock.release();
    await expect(refused).rejects.toThrow('since 25 November 2026 at 09:30 (Paris), by Ada');
  });
});
