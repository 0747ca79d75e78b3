import { EventEmitter, once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockBuildFolder } from './releases/FolderLock';
import { type PublishEvent, publishSteps } from './events';
import { ReleasesHeld } from './jobEnd';
import type { Hold } from './holds';
import { ReleaseStore } from './releases/ReleaseStore';
import type { PublishOptions } from './publishPlan';
import { publishSite } from './steps';
import { type FakeBuild, fakePublish, hashOf, liveText, removePage, writeBuild } from './testing/fakeBuild';
import { useFolder } from '../platform/testing/useFolder';

const inRoot = useFolder();
let source: string;
let store: ReleaseStore;
let hold: Hold | undefined;
let events: PublishEvent[];
let onEvent: (event: PublishEvent) => void;
beforeEach(async () => {
  source = inRoot('public');
  store = new ReleaseStore(inRoot('releases'));
  hold = undefined;
  events = [];
  onEvent = () => undefined;
});

/** @param build what Gatsby makes, or what it does and which pages it has rendered then */
function publish(
  build: FakeBuild | NonNullable<PublishOptions['build']>,
  options: Partial<PublishOptions> = {},
) {
  const isStub = typeof build === 'function';
  return publishSite(
    {
      ...fakePublish(inRoot(), isStub ? site('') : build),
      ...(isStub && { build }),
      ...{ store, holds: { current: async () => hold }, ...options },
    },
    (event) => {
      events.push(event);
      onEvent(event);
    },
  );
}

const accept = fakePublish('', { pages: {} }).check;
const site = (text: string, script = 1): FakeBuild => ({ pages: { '/fr/a': text, '/fr/b': text }, script });
const liveFile = (file: string) => readFile(path.join(store.folder, 'current', file), 'utf8');
const stepsOf = (type: PublishEvent['type']) =>
  events.flatMap((event) => (event.type === type && 'step' in event ? [event.step] : []));

it('reports its steps and what changed in a release', async () => {
  await publish({ pages: { '/fr/a': 'A', '/fr/b': 'B' } });
  await removePage(source, '/fr/b');
  events = [];
  const warnings = [{ about: 'short-page' as const, path: '/fr/c', characters: 41 }];
  const check = async () => ({ ...(await accept()), warnings });
  const report = await publish({ pages: { '/fr/a': 'A', '/fr/c': 'C' } }, { check });
  expect(stepsOf('started')).toEqual(publishSteps);
  expect(stepsOf('finished')).toEqual(publishSteps);
  expect(events.at(-1)).toEqual({ type: 'published', report });
  const detail = expect.stringMatching(/^\d+ files copied, [1-9]\d* linked/);
  expect(events).toContainEqual(expect.objectContaining({ type: 'finished', step: 'assemble', detail }));
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
    warnings,
  });
  expect(report.releaseId).toBe((await store.current())?.id);
  expect(Object.keys(report.seconds)).toEqual(publishSteps);
  // The build's own redirects come before those the ledger adds for removed pages.
  expect(await liveFile('_redirects')).toMatch(/^\/fr\/old \/fr\/a 301\n\/fr\/b \S+ 410\n$/);
});

it('counts the pages of errors neither as pages nor as rendered', async () => {
  const report = await publish(async () => {
    await writeBuild(source, site('A'));
    return ['/fr/a/', '/fr/b/', '/404/', '/fr/404/', '/'];
  });
  expect(report).toMatchObject({ pages: 2, rendered: ['/fr/a', '/fr/b'] });
});

it('renders what differs from the live release, and asks Gatsby for a first one or what it cannot render', async () => {
  const builds: string[] = [];
  const build = async () => {
    builds.push('Gatsby');
    await writeBuild(source, site('of Gatsby'));
    return ['/fr/a/', '/fr/b/'];
  };
  const folder = inRoot('changes');
  const render = jest.fn<ReturnType<NonNullable<PublishOptions['render']>>, []>(async () => {
    await writeBuild(folder, { pages: { '/fr/a': 'rendered' } });
    await writeFile(path.join(folder, 'pages.json'), await readFile(path.join(source, 'pages.json')));
    return { folder, rendered: ['/fr/a'], removed: [] };
  });
  await publish(build, { render });
  expect(render).not.toHaveBeenCalled();
  const report = await publish(build, { render });
  expect(report).toMatchObject({ pages: 2, rendered: ['/fr/a'], removed: [] });
  expect(await liveFile('fr/a/index.html')).toContain('rendered');
  expect(await liveFile('fr/b/index.html')).toContain('of Gatsby');
  render.mockResolvedValueOnce({ reason: 'a picture is new.' });
  await publish(build, { render });
  expect(await liveFile('fr/a/index.html')).toContain('of Gatsby');
  expect(builds).toHaveLength(2);
  expect(events).toContainEqual({
    type: 'progress',
    step: 'build',
    detail: 'Gatsby builds the site: a picture is new.',
  });
});

it('has Gatsby build all of it where that is asked for, and names what the renderer makes otherwise', async () => {
  const build = async () => {
    await writeBuild(source, site('of Gatsby'));
    return ['/fr/a/', '/fr/b/'];
  };
  await publish(build);
  const folder = inRoot('changes');
  const rendering = (text: string) => async () => {
    await writeBuild(folder, site(text));
    return { folder, rendered: ['/fr/a'], removed: [] };
  };
  const right = await publish(build, { render: rendering('of Gatsby'), withGatsby: true });
  expect(right).toMatchObject({ rendered: ['/fr/a', '/fr/b'], warnings: [] });
  const wrong = await publish(build, { render: rendering('otherwise'), withGatsby: true });
  const files = ['fr/a/index.html', 'fr/b/index.html'];
  expect(wrong.warnings).toEqual([{ about: 'rendered-otherwise', files }]);
  expect(await liveText(store)).toBe('of Gatsby');
});

it('publishes a job once, however often it is started', async () => {
  const job = '0'.repeat(32);
  const first = await publish(site('first'), { job });
  const again = await publish(site('again'), { job });
  expect(again).toMatchObject({ releaseId: first.releaseId, pages: 2, rendered: [] });
  expect(events.at(-1)).toEqual({ type: 'published', report: again });
  expect(await liveText(store)).toBe('first');
  await publish(site('another'), { job: '1'.repeat(32) });
  expect(await liveText(store)).toBe('another');
  hold = { by: 'Ada', at: '2026-11-25T08:00:00Z', note: '', releaseId: first.releaseId };
  expect(await publish(site('held'), { job })).toMatchObject({ releaseId: first.releaseId });
  await expect(publish(site('held'), { job: '2'.repeat(32) })).rejects.toThrow('on hold');
});

it('publishes a job again that ended before its release was live', async () => {
  await publish(site('before'));
  const promote = jest.spyOn(store, 'promote').mockRejectedValueOnce(new Error('killed'));
  const job = '0'.repeat(32);
  await expect(publish(site('first'), { job })).rejects.toThrow('killed');
  promote.mockRestore();
  await publish(site('again'), { job });
  expect(await liveText(store)).toBe('again');
});

it('keeps so many releases, also when the clock goes back', async () => {
  for (const day of [9, 8, 7, 6]) {
    await publish(site(`day ${day}`, day), { now: () => new Date(Date.UTC(2026, 0, day)) });
    expect(await liveText(store)).toBe(`day ${day}`);
  }
  const ids = (await store.list()).map(({ id }) => id.slice(0, 8));
  expect(ids).toEqual(['20260106', '20260107', '20260108']);
  // Scripts of the retained releases, and no older ones.
  const names = await readdir(path.join(store.folder, 'current'));
  expect(names.filter((name) => /^app-.*js$/.test(name))).toEqual(
    [6, 7, 8].map((version) => `app-${hashOf(version)}.js`),
  );
});

it.each<[string, Partial<PublishOptions>, string, RegExp]>([
  ['a build that fails', { build: () => Promise.reject(new Error('no content')) }, 'build', /^no content$/],
  [
    'a release with a broken page',
    { check: async () => ({ ...(await accept()), problems: ['/fr/a has no title.', 'And 3 more.'] }) },
    'check',
    /not shown.*\n- \/fr\/a has no title\.\n- And 3 more\.$/,
  ],
  ['a check that breaks', { check: () => Promise.reject(new Error('unreadable')) }, 'check', /unreadable/],
])('leaves what is live as it was after %s', async (_, options, step, message) => {
  await publish(site('old'));
  events = [];
  await expect(publish(site('new'), options)).rejects.toThrow(message);
  expect(events.at(-1)).toMatchObject({ type: 'failed', step, message: expect.stringMatching(message) });
  expect(await liveText(store)).toBe('old');
  expect((await readdir(store.folder)).filter((name) => name.startsWith('incoming'))).toEqual([]);
  await publish(site('next'));
  expect(await liveText(store)).toBe('next');
});

it.each(['wait', 'build', 'compress', 'assemble', 'check', 'promote'])(
  'stops at the step %s when it is asked to, and leaves nothing half-done',
  async (step) => {
    await publish(site('old'));
    const controller = new AbortController();
    onEvent = (event) => {
      if (event.type === 'started' && event.step === step) controller.abort(new Error('stopped'));
    };
    const stopped = publish(async () => [], { signal: controller.signal });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await liveText(store)).toBe('old');
    expect((await readdir(store.folder)).sort()).toEqual([...(await liveNames())]);
  },
);

/** Everything in the releases folder while nothing is being published. */
async function liveNames(): Promise<string[]> {
  const ids = (await store.list()).map(({ id }) => id);
  return [...ids, 'addresses.json', 'current', 'live.db', 'lock.db'].sort();
}

it('knows the revision that it was built from, and tells what is wrong with it', async () => {
  const news = { kind: 'news', title: 'Lettre', locales: ['it'] };
  const revision = {
    ...{ id: 'a1b2', at: '2026-11-21T08:00:00Z', author: 'Ana', message: 'Letter', problems: [] },
    ...{ untranslated: [{ ...news, code: 'letter' }], uncommitted: [] },
  };
  const report = await publish(
    async ({ revision: built }) => {
      expect(built).toBe('a1b2');
      await writeBuild(source, site('new'));
      return [];
    },
    { findRevision: async () => revision },
  );
  expect(report.warnings).toEqual([{ about: 'untranslated', ...news }]);
  expect(await store.current()).toMatchObject({ id: report.releaseId, revision: 'a1b2' });
});

it('is not stopped any more once the release is live', async () => {
  const controller = new AbortController();
  onEvent = (event) => {
    if (event.type === 'finished' && event.step === 'promote') controller.abort();
  };
  const report = await publish(site('new'), { signal: controller.signal });
  expect(report.releaseId).toBe((await store.current())?.id);
});

it('lets one publish go on at a time, and says for which the other waits', async () => {
  let running = 0;
  const build = async () => {
    running += 1;
    expect(running).toBe(1);
    await writeBuild(source, site('text'));
    running -= 1;
    return [];
  };
  const reports = await Promise.all([publish(build), publish(build)]);
  expect(new Set(reports.map(({ releaseId }) => releaseId)).size).toBe(2);
  const waits = events.filter((event) => event.type === 'progress' && event.step === 'wait');
  expect(waits[0]).toHaveProperty(
    'detail',
    expect.stringMatching(/^Waiting for (process \d+ \(a test\), since|another process)/),
  );
});

it('waits for a build of the folder, and is stopped meanwhile', async () => {
  const lock = await lockBuildFolder({ root: inRoot() });
  const controller = new AbortController();
  onEvent = (event) => {
    if (event.type === 'progress') controller.abort(new Error('stopped'));
  };
  await expect(publish(site('new'), { signal: controller.signal })).rejects.toThrow('stopped');
  expect(events[1]).toMatchObject({
    step: 'wait',
    detail: expect.stringContaining('a build of this folder'),
  });
  await lock.release();
  onEvent = () => undefined;
  await publish(site('new'));
});

describe('while publishing is on hold', () => {
  const byAda = { by: 'Ada', at: '2026-11-25T08:30:00Z', note: 'a wrong figure', releaseId: '' };
  const rollBack = ({ isHeld }: { isHeld: boolean }) =>
    store.rollback({
      hold: async (releaseId) => {
        if (isHeld) hold = { ...byAda, releaseId };
        return async () => undefined;
      },
    });

  it('refuses before it builds, says who holds it and why, and publishes once that is lifted', async () => {
    await publish(site('old'));
    hold = byAda;
    events = [];
    const build = jest.fn(async () => []);
    await expect(publish(build)).rejects.toThrow(ReleasesHeld);
    expect(build).not.toHaveBeenCalled();
    const message =
      'Publishing has been on hold since 25 November 2026 at 09:30 (Paris), by Ada: a wrong figure\n' +
      'Nothing is published until that is lifted, at the desk or with `npm run release -- lift`.';
    expect(events).toEqual([
      { type: 'started', step: 'wait' },
      { type: 'failed', step: 'wait', message, failure: 'held' },
    ]);
    expect(await liveText(store)).toBe('old');
    hold = undefined;
    await publish(site('right'));
    expect(await liveText(store)).toBe('right');
  });

  it.each([
    ['holds the site', 'held', async () => void (await rollBack({ isHeld: true }))],
    ['goes back', 'overtaken', async () => void (await rollBack({ isHeld: false }))],
    [
      'goes back and lifts the hold again',
      'overtaken',
      async () => {
        await rollBack({ isHeld: true });
        hold = undefined;
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
      return [];
    };
    await expect(publish(build)).rejects.toMatchObject({ failure });
    expect(events.at(-1)).toMatchObject({ type: 'failed', step: 'promote', failure });
    expect(await liveText(store)).toBe('old');
    // A release that was never live is not offered for a rollback.
    expect(await store.list()).toEqual(before);
  });

  it('refuses also when it cannot be read what holds it', async () => {
    await publish(site('old'));
    const current = () => Promise.reject(new Error('database or disk is full'));
    await expect(publish(site('new'), { holds: { current } })).rejects.toThrow('disk is full');
    expect(await liveText(store)).toBe('old');
  });

  it('refuses when the hold is set while it waits', async () => {
    const lock = await store.lock({ purpose: 'a test' });
    const waits = new EventEmitter();
    const isWaiting = once(waits, 'progress');
    onEvent = ({ type }) => waits.emit(type);
    const refused = publish(site('new'));
    await isWaiting;
    hold = byAda;
    await lock.release();
    await expect(refused).rejects.toThrow(ReleasesHeld);
    expect(await store.current()).toBeUndefined();
  });
});
