import * as v from 'valibot';
import { draftSchema } from '../../api';
import type { Accounts } from '../accounts/DeskAccounts';
import { problemIn } from '../testing/startDesk';
import { company, title, useDrafts } from '../testing/useDrafts';

const { theDesk, git, person, history, start, written, told } = useDrafts();

test('a later save voids an approval, and what was looked at has to be the newest', async () => {
  await start();
  const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
  const { head } = await written(anna);
  await rita.act('approve');
  await anna.save((await anna.file()).blob, title('Newer'));
  expect((await anna.read()).draft.review).toBeNull();
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
  for (const act of ['review', 'approve', 'return', 'merge']) {
    expect(problemIn(await rita.act(act, { commit: head }))).toEqual([409, 'draft-changed']);
  }
  const returned = await rita.act('return', { note: 'Shorter' });
  expect(v.parse(draftSchema, returned.json()).review).toMatchObject({ state: 'returned', note: 'Shorter' });
  await anna.save((await anna.file()).blob, title('Short'));
  expect((await anna.read()).draft.review).toMatchObject({ state: 'returned', note: 'Shorter' });
});

test.each<[string, (accounts: Accounts) => Promise<unknown>]>([
  ['was removed', (accounts) => accounts.remove('rita')],
  ['is an editor by now', (accounts) => accounts.setRole({ name: 'rita', role: 'editor' })],
])('an approval does not count whose account %s', async (_what, change) => {
  await start();
  const [anna] = [await person('anna', 'editor'), await person('Rita', 'reviewer')];
  const rita = await person('rita', 'reviewer');
  await written(anna);
  await rita.act('approve');
  expect((await anna.read()).draft.review).toMatchObject({ state: 'approved', by: 'Rita' });
  await change(theDesk().accounts);
  expect(await anna.read()).toMatchObject({ draft: { review: null }, mayMerge: false });
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
  // Nor does it where somebody gets an account of this name.
  await person('rita', 'reviewer');
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
});

test('nobody approves what they have written, and an editor nothing', async () => {
  await start();
  const [rita, paul] = [await person('Rita', 'reviewer'), await person('paul', 'publisher')];
  const emil = await person('emil', 'editor');
  await written(rita);
  await paul.save((await paul.file()).blob, { path: ['brand', 'colour'], value: '#000000' });
  for (const author of [rita, paul]) {
    expect(problemIn(await author.act('approve'))).toEqual([403, 'own-draft']);
    expect(problemIn(await author.act('return'))).toEqual([403, 'own-draft']);
  }
  expect(problemIn(await emil.act('approve'))).toEqual([403, 'forbidden']);
  expect(problemIn(await emil.act('return'))).toEqual([403, 'forbidden']);
  expect(problemIn(await emil.act('merge', { publish: true }))).toEqual([403, 'forbidden']);
  expect(told().slice(-3)).toMatchObject([
    { kind: 'draft-approved', who: 'emil', result: 'refused' },
    { kind: 'draft-returned', who: 'emil', result: 'refused' },
    { kind: 'publish', who: 'emil', result: 'refused' },
  ]);
  expect(told().at(-7)).toMatchObject({
    kind: 'draft-approved',
    who: 'Rita',
    result: 'refused',
    note: 'Letter',
  });
});

describe('remarks at fields', () => {
  const remark = { file: company, field: ['title'], text: ' Shorter ' };

  test('a reviewer leaves one, an author marks it as done, and the history tells both', async () => {
    await start();
    const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
    await written(anna, 'New');
    expect((await rita.ask('POST', '/1/remarks', remark)).statusCode).toBe(201);
    expect(
      (await rita.ask('POST', '/1/remarks', { ...remark, field: ['infos', 0, 'content'] })).statusCode,
    ).toBe(201);
    const [first, second] = (await anna.read()).remarks;
    expect(first).toEqual({
      id: expect.any(Number),
      file: company,
      field: ['title'],
      text: 'Shorter',
      about: 'New',
      entry: '',
      by: 'rita',
      at: theDesk().now.toISOString(),
      doneBy: null,
    });
    expect(second).toMatchObject({ about: 'Paris', entry: 'code: CITY\ncontent: Paris' });
    await anna.save((await anna.file()).blob, title('Newest'));
    for (const who of [anna, rita])
      expect((await who.ask('POST', `/1/remarks/${first?.id}/done`, {})).statusCode).toBe(200);
    expect((await rita.read()).remarks).toEqual([{ ...first, doneBy: 'anna' }, second]);
    const note = `Letter: ${company} › title: Shorter`;
    expect(told().slice(-3)).toMatchObject([
      { kind: 'remark-left', who: 'rita', note, address: '127.0.0.1', result: 'succeeded' },
      { kind: 'remark-left', who: 'rita', note: `Letter: ${company} › infos › 1 › content: Shorter` },
      { kind: 'remark-done', who: 'anna', note, result: 'succeeded' },
    ]);
  });

  test('are told in the history by the title of their item', async () => {
    await start();
    const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
    await written(anna);
    const fund = 'funds/first-fund';
    for (const file of ['pages/index/fr.yaml', `${fund}/fund.yaml`, `${fund}/shares/ZZ0000000016.yaml`])
      expect((await rita.ask('POST', '/1/remarks', { ...remark, file })).statusCode).toBe(201);
    expect(told().slice(-3)).toMatchObject([
      { note: 'Letter: Example › title: Shorter' },
      { note: 'Letter: Premier fonds › title: Shorter' },
      { note: expect.stringMatching(/^Letter: Premier fonds › .+ › title: Shorter$/) },
    ]);
  });

  test('are a reviewer’s, who has not written in the draft', async () => {
    await start();
    const [emil, rita] = [await person('emil', 'editor'), await person('rita', 'reviewer')];
    await written(rita);
    expect(problemIn(await emil.ask('POST', '/1/remarks', remark))).toEqual([403, 'forbidden']);
    expect(problemIn(await rita.ask('POST', '/1/remarks', remark))).toEqual([403, 'own-draft']);
    expect((await rita.read()).remarks).toEqual([]);
    expect(told().slice(-2)).toMatchObject([
      { kind: 'remark-left', who: 'emil', result: 'refused' },
      { kind: 'remark-left', who: 'rita', result: 'refused', note: 'Letter' },
    ]);
  });

  test('are of one draft, whatever another of its name is', async () => {
    await start();
    const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
    await written(anna);
    await rita.ask('POST', '/1/remarks', remark);
    const [left] = (await rita.read()).remarks;
    await git('branch', '-f', 'draft/1', 'main');
    expect((await anna.read()).remarks).toEqual([]);
    expect(problemIn(await anna.ask('POST', `/1/remarks/${left?.id}/done`, {}))).toEqual([404, 'not-found']);
    expect(problemIn(await rita.ask('POST', '/2/remarks', remark))).toEqual([404, 'draft-gone']);
    expect(problemIn(await anna.ask('POST', '/2/remarks/1/done', {}))).toEqual([404, 'draft-gone']);
  });

  test('go with their draft', async () => {
    await start();
    const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
    await written(anna);
    await rita.ask('POST', '/1/remarks', remark);
    await rita.act('approve');
    expect((await anna.act('merge')).statusCode).toBe(200);
    expect((await theDesk().database.read`SELECT * FROM remarks`).rows).toEqual([]);
  });

  test('have a text of some length, and a file that is there', async () => {
    await start();
    const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
    await written(anna);
    const leave = async (over: object) =>
      problemIn(await rita.ask('POST', '/1/remarks', { ...remark, ...over }));
    expect(await leave({ text: ' ' })).toEqual([400, 'invalid']);
    expect(await leave({ text: 'x'.repeat(501) })).toEqual([400, 'invalid']);
    expect(await leave({ text: 'a\u202eb' })).toEqual([400, 'unprintable']);
    expect(await leave({ field: ['a\u202eb'] })).toEqual([400, 'unprintable']);
    expect(await leave({ file: 'news/none/fr.md' })).toEqual([404, 'not-found']);
    expect((await anna.read()).remarks).toEqual([]);
  });
});

test('a draft that somebody has pushed with the mail of their account is their own', async () => {
  await start();
  const rita = await person('rita', 'reviewer');
  await git('checkout', '-q', '-b', 'draft/1');
  await history().write(company, 'title: []\n');
  await history()
    .git.add('.')
    .raw(['-c', 'user.name=Rita Rossi', '-c', 'user.email=Rita@example.com', 'commit', '-qm', 'x']);
  await git('checkout', '-q', 'main');
  expect(problemIn(await rita.act('approve'))).toEqual([403, 'own-draft']);
});

test('a review is of one draft, whatever another of its name is', async () => {
  await start();
  const [anna, rita] = [await person('anna', 'editor'), await person('rita', 'reviewer')];
  await written(anna);
  await rita.act('return', { note: 'Shorter' });
  await git('branch', '-f', 'draft/1', 'main');
  expect((await anna.read()).draft.review).toBeNull();
});

test('content that named people approve is approved by them alone', async () => {
  await start({ approvers: new Map([['company', ['rita']]]) });
  const [anna, paul] = [await person('anna', 'editor'), await person('paul', 'publisher')];
  await written(anna);
  expect(problemIn(await paul.act('approve'))).toEqual([403, 'not-approver']);
  expect(await paul.read()).toMatchObject({ mayMerge: false });
  const rita = await person('rita', 'reviewer');
  expect((await rita.act('approve')).statusCode).toBe(200);
  expect(await paul.read()).toMatchObject({ mayMerge: true });
});
