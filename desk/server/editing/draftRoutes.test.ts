import * as v from 'valibot';
import { draftSchema, draftsSchema, mergedSchema, othersSchema, problemSchema, savedSchema } from '../../api';
import { problemIn } from '../testing/startDesk';
import { company, title, useDrafts } from '../testing/useDrafts';

const { theDesk, git, person, start, told } = useDrafts();

test('an article is written, approved by another, merged and published', async () => {
  await start();
  const anna = await person('anna', 'editor');
  const rita = await person('rita', 'reviewer');
  const paul = await person('paul', 'publisher');
  const begun = await anna.ask('POST', '', { title: ' Letter of November ' });
  expect(begun.statusCode).toBe(201);
  expect(v.parse(draftSchema, begun.json())).toMatchObject({
    name: '1',
    title: 'Letter of November',
    owner: 'anna',
    authors: ['anna'],
    review: null,
  });
  const file = await anna.file();
  expect(file).toMatchObject({ path: company, value: { title: 'Example Asset Management' } });
  const saved = v.parse(savedSchema, (await anna.save(file.blob, title('New'))).json());
  expect(await git('log', '-1', '--format=%an <%ae>', saved.commit)).toBe('anna <anna@example.com>');
  const content = await anna.read();
  expect(content).toMatchObject({
    draft: { head: saved.commit, changedFiles: 1 },
    changes: [
      {
        kind: 'company',
        differences: [{ path: ['title'], before: 'Example Asset Management', after: 'New' }],
      },
    ],
    problems: [],
    files: expect.arrayContaining([
      expect.objectContaining(saved.files[0] ?? {}),
      expect.objectContaining({
        path: 'funds/first-fund/shares/ZZ0000000016.yaml',
        title: expect.any(String),
      }),
    ]),
  });

  const asked = await anna.act('review', { note: 'Please read' });
  expect(v.parse(draftSchema, asked.json()).review).toMatchObject({ state: 'asked', by: 'anna' });
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
  const approved = await rita.act('approve', { note: 'Well done' });
  expect(v.parse(draftSchema, approved.json()).review).toEqual({
    state: 'approved',
    by: 'rita',
    at: theDesk().now.toISOString(),
    note: 'Well done',
    commit: saved.commit,
  });
  const list = v.parse(draftsSchema, (await paul.ask('GET', '')).json());
  expect(list.drafts).toMatchObject([{ name: '1', review: { state: 'approved' } }]);
  const merged = await paul.act('merge', { note: 'Out with it', publish: true });
  const live = await git('rev-parse', 'main');
  expect([merged.statusCode, v.parse(mergedSchema, merged.json())]).toEqual([200, { commit: live }]);
  expect(await git('log', '-1', '--format=%an %B', live)).toBe('paul Letter of November\n\nOut with it');
  expect(theDesk().publishing.calls.at(-1)).toEqual([
    'publish',
    { by: 'paul', note: 'Out with it', revision: live, address: '127.0.0.1' },
  ]);
  const note = 'Letter of November';
  expect(told()).toMatchObject([
    { kind: 'draft-created', who: 'anna', note, address: '127.0.0.1' },
    { kind: 'review-asked', who: 'anna', note: `${note}: Please read`, result: 'succeeded' },
    { kind: 'draft-merged', who: 'anna', note, result: 'refused' },
    { kind: 'draft-approved', who: 'rita', note: `${note}: Well done`, result: 'succeeded' },
    { kind: 'draft-merged', who: 'paul', note: `${note}: Out with it` },
  ]);
  expect((await theDesk().database.read`SELECT * FROM reviews`).rows).toEqual([]);
  expect(problemIn(await anna.ask('GET', '/1'))).toEqual([404, 'draft-gone']);
});

test('a draft is removed by its owner or a publisher', async () => {
  await start();
  const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
  const paul = await person('paul', 'publisher');
  await anna.begin();
  expect(problemIn(await rita.ask('DELETE', '/1'))).toEqual([403, 'forbidden']);
  expect((await anna.ask('DELETE', '/1')).statusCode).toBe(200);
  expect(problemIn(await paul.ask('DELETE', '/1'))).toEqual([404, 'draft-gone']);
  await git('branch', 'draft/anna/é', 'main');
  expect((await paul.ask('DELETE', `/${encodeURIComponent('anna/é')}`)).statusCode).toBe(200);
  expect(told().slice(-3)).toMatchObject([
    { kind: 'draft-removed', who: 'rita', result: 'refused' },
    { kind: 'draft-removed', who: 'anna', note: 'Letter' },
    { kind: 'draft-removed', who: 'paul', note: 'anna/é' },
  ]);
});

test('what a request has to be is checked, and an edit that no file takes is named', async () => {
  await start();
  const anna = await person('anna', 'editor');
  const { head } = await anna.begin();
  expect(problemIn(await anna.ask('POST', '', { title: ' ' }))).toEqual([400, 'invalid']);
  expect(problemIn(await anna.act('review', { note: 'a\u202eb' }))).toEqual([400, 'unprintable']);
  expect(problemIn(await anna.ask('GET', '/1/files?path=none.yaml'))).toEqual([404, 'not-found']);
  const refused = await anna.save((await anna.file()).blob, { path: ['title', 0], value: 1 });
  expect(problemIn(refused)).toEqual([400, 'invalid']);
  expect(v.parse(problemSchema, refused.json())).toMatchObject({ path: company, field: ['title', 0] });
  const large = { path: 'a.png', base: null, content: 'x'.repeat(30_000_000) };
  expect(problemIn(await anna.ask('POST', '/1/save', { files: [large] }))).toEqual([413, 'too-large']);
  expect(await git('rev-parse', 'draft/1')).toBe(head);
});

test('nothing is told to whoever is signed out, or asked by another page', async () => {
  await start();
  const cookie = await theDesk().cookieOf('anna', 'editor');
  const large = { files: [{ path: 'a.png', base: null, content: 'x'.repeat(30_000_000) }] };
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/1', undefined],
    ['POST', '', { title: 'x' }],
    ['POST', '/1/save', large],
    ['POST', '/1/navs/check', { file: 'A'.repeat(6_000_000) }],
    ['POST', '/1/portfolio/check', { fund: 'first-fund', file: 'A'.repeat(6_000_000) }],
    ['POST', '/1/remarks', {}],
    ['POST', '/1/remarks/1/done', {}],
    ['POST', '/1/merge', {}],
  ] as const) {
    expect(problemIn(await theDesk().ask(method, `/api/drafts${path}`, body))).toEqual([401, 'signed-out']);
    if (method === 'GET') continue;
    const foreign = { cookie, origin: 'https://evil.example' };
    expect(problemIn(await theDesk().ask(method, `/api/drafts${path}`, body, foreign))).toEqual([
      403,
      'forbidden',
    ]);
  }
});

test('who else has an item open is told', async () => {
  await start();
  const [anna, ben] = [await person('anna', 'editor'), await person('ben', 'editor')];
  await anna.begin();
  const open = async (who: Awaited<ReturnType<typeof person>>) =>
    v.parse(othersSchema, (await who.ask('POST', '/1/open', { item: 'team/team' })).json());
  expect(await open(anna)).toEqual({ others: [] });
  expect(await open(ben)).toEqual({ others: ['anna'] });
});
