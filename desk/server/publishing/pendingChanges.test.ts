import { ContentRevisions, RevisionError } from '../../../publishing/contentRevisions';
import { noPageChanges } from '../../../publishing/events';
import type { ContentChange, ContentRevision } from '../../../contract/revisionSchemas';
import { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import type { Hold } from '../../../publishing/holds';
import { makeLive, testRelease, writeRelease } from '../../../site-server/testing/liveRelease';
import { makeContent } from './pendingChanges';
import { HttpError } from '../../../platform/http/httpErrors';
import { useFolder } from '../../../platform/testing/useFolder';

const revision = (id: string): ContentRevision => ({
  id,
  at: '2026-11-21T08:00:00.000Z',
  author: 'Anna',
  message: '',
  problems: [],
  untranslated: [],
  uncommitted: [],
});
const change: ContentChange = {
  kind: 'news',
  code: 'letter',
  title: 'Lettre',
  change: 'edited',
  differences: [],
  omitted: 0,
};

const pageChanges = { ...noPageChanges, rendered: ['/fr'] };

class FakeRevisions extends ContentRevisions {
  override latest = jest.fn(async () => revision('b2') as ContentRevision | undefined);
  override find = jest.fn(async (id: string) => revision(id) as ContentRevision | undefined);
  override isOlder = jest.fn(async (_id: string, _than: string) => false);
  override changes = jest.fn(async () => ({ changes: [change], omitted: 0 }));
}

const inFolder = useFolder();
let revisions: FakeRevisions;
const foretell = jest.fn(async (_from: string, _to: string) => pageChanges);
const content = (hold?: Hold) =>
  makeContent({
    releases: new ReleaseStore(inFolder()),
    holds: { current: async () => hold },
    revisions,
    foretell,
  });
const changes = () => content().changes();
const foretold = () => content().foretold();

beforeEach(async () => {
  foretell.mockClear();
  revisions = new FakeRevisions({ url: 'http://127.0.0.1:1', token: undefined });
});

async function makeRevisionLive(id?: string): Promise<void> {
  await writeRelease(inFolder(), { ...testRelease, revision: id }, {});
  await makeLive(inFolder(), testRelease.id);
}

test('a planned revision is overtaken once a newer one is live', async () => {
  revisions.isOlder.mockImplementation(async (id, than) => id === 'a1' && than === 'b2');
  expect(await content().isOvertaken('a1')).toBe(false);
  await makeRevisionLive('b2');
  expect(await content().isOvertaken('a1')).toBe(true);
  expect(await content().isOvertaken('c3')).toBe(false);
  expect(await content().isOvertaken(null)).toBe(false);
});

test('compares what is live with the latest', async () => {
  await makeRevisionLive('a1');
  expect(await changes()).toEqual({
    live: { releaseId: testRelease.id, builtAt: testRelease.builtAt, revision: revision('a1') },
    latest: revision('b2'),
    changes: [change],
    omitted: 0,
    hold: null,
  });
  expect(revisions.changes).toHaveBeenCalledWith('a1', 'b2');
});

test('two revisions are compared once, also for those who ask at the same time', async () => {
  await makeRevisionLive('a1');
  const desk = content();
  await Promise.all([desk.changes(), desk.changes()]);
  await desk.changes();
  expect(revisions.changes.mock.calls).toEqual([['a1', 'b2']]);
  revisions.latest.mockResolvedValue(revision('c3'));
  await desk.changes();
  expect(revisions.changes.mock.calls).toEqual([
    ['a1', 'b2'],
    ['a1', 'c3'],
  ]);
});

test('revisions that could not be compared are compared again', async () => {
  await makeRevisionLive('a1');
  const desk = content();
  revisions.changes.mockRejectedValueOnce(new RevisionError('It answered 500.'));
  await expect(desk.changes()).rejects.toMatchObject({ code: 'content-api-away' });
  expect(await desk.changes()).toMatchObject({ changes: [change] });
});

test('what a publish would be of is told without comparing anything', async () => {
  await makeRevisionLive('a1');
  expect(await content().latest()).toEqual({ latest: revision('b2'), hold: null });
  expect(revisions.changes).not.toHaveBeenCalled();
});

test('a hold is told with the content', async () => {
  const hold = { by: 'anna', at: '2026-11-21T08:00:00.000Z', note: '', releaseId: 'r1' };
  const desk = content(hold);
  expect([await desk.latest(), await desk.changes()]).toMatchObject([{ hold }, { hold }]);
});

test('there is nothing to compare where the latest is live, or nothing is', async () => {
  expect(await changes()).toMatchObject({ live: null, changes: [] });
  await makeRevisionLive('b2');
  expect(await changes()).toMatchObject({ live: { revision: { id: 'b2' } }, changes: [] });
  expect(revisions.changes).not.toHaveBeenCalled();
});

test('a live revision that is gone is shown as unknown', async () => {
  await makeRevisionLive('a1');
  revisions.find.mockResolvedValue(undefined);
  expect(await changes()).toMatchObject({ live: { revision: null }, latest: { id: 'b2' }, changes: [] });
});

test('a content API without revisions is said to be none for the desk', async () => {
  revisions.latest.mockResolvedValue(undefined);
  await expect(changes()).rejects.toMatchObject({ statusCode: 502, code: 'no-revisions' });
});

test('a content API that is away is said to be', async () => {
  revisions.latest.mockRejectedValue(new RevisionError('The content API cannot be asked.'));
  await expect(changes()).rejects.toMatchObject({ statusCode: 502, code: 'content-api-away' });
  await expect(foretold()).rejects.toMatchObject({ statusCode: 502, code: 'content-api-away' });
});

describe('which pages a publish would touch', () => {
  test('is foretold from the live revision to the latest', async () => {
    await makeRevisionLive('a1');
    expect(await foretold()).toEqual(pageChanges);
    expect(foretell.mock.calls).toEqual([['a1', 'b2']]);
  });

  test('is none where the latest is live', async () => {
    await makeRevisionLive('b2');
    expect(await foretold()).toEqual(noPageChanges);
  });

  test.each<[what: string, prepare: () => unknown]>([
    ['nothing is live', () => undefined],
    ['what is live has no revision', () => makeRevisionLive()],
    [
      'the live revision is gone',
      () => makeRevisionLive('a1').then(() => revisions.find.mockResolvedValue(undefined)),
    ],
    [
      'the latest has problems',
      async () => {
        await makeRevisionLive('a1');
        const problems = [{ file: 'a.yaml', line: 1, expected: 'a title' }];
        revisions.latest.mockResolvedValue({ ...revision('b2'), problems });
      },
    ],
  ])('is not known where %s', async (_, prepare) => {
    await prepare();
    expect(await foretold()).toBeNull();
    expect(foretell).not.toHaveBeenCalled();
  });

  test('cannot be told where the latest cannot be built', async () => {
    await makeRevisionLive('a1');
    foretell.mockRejectedValueOnce(new HttpError([502, 'failed', 'Two pages would be at /fr/a']));
    await expect(foretold()).rejects.toMatchObject({ statusCode: 502, code: 'failed' });
  });
});
