import * as v from 'valibot';
import { mergedSchema, problemSchema } from '../../api';
import { hold, problemIn, publish } from '../testing/startDesk';
import { company, title, useDrafts } from '../testing/useDrafts';

const { theDesk, git, person, history, start, written, told } = useDrafts();

test('a house of one person merges without a review, which the history tells', async () => {
  await start({ isReviewRequired: false });
  const [anna, paul] = [await person('anna', 'editor'), await person('paul', 'publisher')];
  await written(paul);
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
  expect((await paul.act('merge')).statusCode).toBe(200);
  expect(told().at(-1)).toMatchObject({ kind: 'draft-merged-unreviewed', who: 'paul', note: 'Letter' });
});

test('new NAVs are merged without approval; a past day, a day to come and a jump are not, whichever way they are written', async () => {
  await start();
  const anna = await person('anna', 'editor');
  const path = 'funds/first-fund/navs/ZZ0000000016.csv';
  const text = await git('cat-file', 'blob', `main:${path}`);
  const saveNavs = async (content: string) => {
    const base = await git('rev-parse', `draft/1:${path}`);
    await anna.ask('POST', '/1/save', { files: [{ path, base, content: `${content}\n` }] });
  };
  await anna.begin();
  await saveNavs(text.replace(/\n(.*)$/, '\n$1').replace('1', '9'));
  expect((await anna.read()).hasOnlyNewNavs).toBe(false);
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
  // It is 20 November.
  await saveNavs(`${text}\n2026-11-19,1211.00,\n2026-11-21,1211.00,`);
  expect((await anna.read()).hasOnlyNewNavs).toBe(false);
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
  await saveNavs(`${text}\n2026-11-20,999999,`);
  expect(await anna.read()).toMatchObject({ hasOnlyNewNavs: true, mayMerge: false });
  expect(problemIn(await anna.act('merge'))).toEqual([422, 'has-problems']);
  await saveNavs(`${text}\n2026-11-20,1211.00,`);
  expect((await anna.read()).hasOnlyNewNavs).toBe(true);
  expect((await anna.act('merge')).statusCode).toBe(200);
  expect(told().at(-1)).toMatchObject({ kind: 'draft-merged-navs', who: 'anna', note: 'Letter' });
  expect(await git('cat-file', 'blob', `main:${path}`)).toBe(`${text}\n2026-11-20,1211.00,`);
});

test('a merge with problems is refused and says which', async () => {
  await start();
  const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
  await anna.begin();
  const { blob } = await anna.file();
  const edited = { files: [{ path: company, base: blob, edits: [{ path: ['title'], value: [] }] }] };
  const problems = [{ file: `content/${company}`, line: 1, expected: expect.any(String) }];
  expect((await anna.ask('POST', '/1/problems', edited)).json()).toEqual({ problems });
  await anna.ask('POST', '/1/save', edited);
  expect((await anna.read()).problems).toEqual(problems);
  await rita.act('approve');
  const refused = await anna.act('merge');
  expect(problemIn(refused)).toEqual([422, 'has-problems']);
  expect(v.parse(problemSchema, refused.json()).problems).toEqual(problems);
});

test('a merge with conflicts is refused, until an update has settled them', async () => {
  await start();
  const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
  await written(anna, 'Of the draft');
  await rita.act('approve');
  const text = await git('cat-file', 'blob', `main:${company}`);
  await history().write(company, `${text.replace(/^title: .*$/m, 'title: Live')}\n`);
  await history().commit('Live');
  const refused = await anna.act('merge');
  expect(problemIn(refused)).toEqual([409, 'draft-conflicts']);
  const [conflict] = v.parse(problemSchema, refused.json()).conflicts ?? [];
  expect(conflict).toMatchObject({ field: ['title'], theirs: 'Live', yours: 'Of the draft' });
  const files = [{ path: company, base: conflict?.blob, edits: [title('Of both')] }];
  expect((await anna.ask('POST', '/1/update', { files })).statusCode).toBe(200);
  expect((await anna.file()).value).toMatchObject({ title: 'Of both' });
  // Others have to look at it again.
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
  await rita.act('approve');
  expect((await anna.act('merge')).statusCode).toBe(200);
});

test('what cannot be published is not merged; what can no more then is, and is told', async () => {
  await start({ isReviewRequired: false });
  const paul = await person('paul', 'publisher');
  await written(paul);
  const { publishing } = theDesk();
  theDesk().changes = { ...theDesk().changes, hold };
  expect(problemIn(await paul.act('merge', { publish: true }))).toEqual([409, 'held']);
  theDesk().changes = { ...theDesk().changes, hold: null };
  publishing.newest = publish;
  publishing.isBusy = async () => true;
  expect(problemIn(await paul.act('merge', { publish: true }))).toEqual([409, 'already-publishing']);
  publishing.isBusy = async () => false;
  const before = theDesk().onReading;
  theDesk().onReading = async () => {
    await before();
    if (theDesk().changes.latest.id !== live) theDesk().changes = { ...theDesk().changes, hold };
  };
  const live = await git('rev-parse', 'main');
  const answer = await paul.act('merge', { publish: true });
  expect(answer.statusCode).toBe(200);
  expect(v.parse(mergedSchema, answer.json())).toMatchObject({
    commit: await git('rev-parse', 'main'),
    unpublished: { code: 'held' },
  });
  expect(publishing.calls.map(([method]) => method)).not.toContain('publish');
});
