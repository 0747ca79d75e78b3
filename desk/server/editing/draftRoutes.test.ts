import type { FastifyInstance } from 'fastify';
import { ContentHistory } from '../../../content-api/revisions/testing/ContentHistory';
import { openRevision } from '../../../content-api/revisions/ContentRepository';
import { createServer } from '../../../content-api/server/createServer';
import { testPdf } from '../../../content-api/testing/testPdf';
import * as v from 'valibot';
import {
  contentFileSchema,
  type Draft,
  draftContentSchema,
  draftSchema,
  draftsSchema,
  type FieldEdit,
  mergedSchema,
  navPlanSchema,
  portfolioPlanSchema,
  problemSchema,
  savedSchema,
  othersSchema,
  versionsSchema,
} from '../../api';
import type { DeskDraftsOptions } from './DeskDrafts';
import type { Role } from '../ports';
import { hold, problemIn, publish, useDesk } from '../testing/startDesk';

const theDesk = useDesk();
const company = 'company/company.yaml';

let history: ContentHistory;
let contentApi: FastifyInstance;
let url: string;
beforeEach(async () => {
  history = await ContentHistory.create();
  const { repository } = history;
  contentApi = await createServer({ open: (revision) => openRevision(repository, revision), repository });
  url = await contentApi.listen({ port: 0, host: '127.0.0.1' });
  // A publish takes what is live by then.
  theDesk().onReading = async () => {
    const { changes } = theDesk();
    theDesk().changes = { ...changes, latest: { ...changes.latest, id: await git('rev-parse', 'main') } };
  };
});
afterEach(async () => {
  await contentApi.close();
  await history.dispose();
});

const git = async (...args: string[]) => (await history.git.raw(args)).trim();
const title = (value: string): FieldEdit => ({ path: ['title'], value });

const start = (options: Partial<DeskDraftsOptions> = {}) =>
  theDesk().start({ drafts: theDesk().drafts(url, options) });

/** Somebody at the desk, who asks for things. */
async function person(name: string, role: Role) {
  const cookie = await theDesk().cookieOf(name, role);
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    theDesk().ask(method, `/api/drafts${path}`, body, { cookie });
  return {
    ask,
    begin: async () => v.parse(draftSchema, (await ask('POST', '', { title: 'Letter' })).json()),
    read: async () => v.parse(draftContentSchema, (await ask('GET', '/1')).json()),
    file: async (path = company) =>
      v.parse(contentFileSchema, (await ask('GET', `/1/file?path=${path}`)).json()),
    save: async (base: string, ...edits: FieldEdit[]) =>
      ask('POST', '/1/save', { files: [{ path: company, base, edits }] }),
    /** An act upon the draft as it is, or as it was at a commit. */
    act: async (
      act: string,
      {
        commit,
        ...body
      }: { commit?: string; note?: string; publish?: boolean; file?: string; confirmed?: string[] } = {},
    ) => ask('POST', `/1/${act}`, { commit: commit ?? (await git('rev-parse', 'draft/1')), ...body }),
  };
}

type Person = Awaited<ReturnType<typeof person>>;

/** A draft in which Anna has written a title. */
async function written(anna: Person, value = 'New'): Promise<Draft> {
  await anna.begin();
  await anna.save((await anna.file()).blob, title(value));
  return (await anna.read()).draft;
}

/** What the history tells. */
const told = () =>
  theDesk().publishing.calls.flatMap(([method, entry]) => (method.startsWith('record') ? [entry] : []));

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
  expect((await theDesk().database.read('SELECT * FROM reviews')).rows).toEqual([]);
  expect(problemIn(await anna.ask('GET', '/1'))).toEqual([404, 'draft-gone']);
});

test('two people who save other fields are both kept; the same field shows both', async () => {
  await start();
  const [anna, ben] = [await person('anna', 'editor'), await person('ben', 'editor')];
  await anna.begin();
  const { blob } = await anna.file();
  await anna.save(blob, title('Of Anna'));
  const other = await ben.save(blob, { path: ['brand', 'colour'], value: '#000000' });
  expect(v.parse(savedSchema, other.json()).merged).toEqual([company]);
  const file = await ben.file();
  expect(file.value).toMatchObject({ title: 'Of Anna', brand: { colour: '#000000' } });
  const refused = await ben.save(blob, title('Of Ben'));
  expect(problemIn(refused)).toEqual([409, 'draft-conflicts']);
  expect(v.parse(problemSchema, refused.json()).conflicts).toEqual([
    {
      path: company,
      blob: file.blob,
      field: ['title'],
      base: 'Example Asset Management',
      theirs: 'Of Anna',
      yours: 'Of Ben',
    },
  ]);
  expect((await anna.read()).draft.authors.toSorted()).toEqual(['anna', 'ben']);
});

test('a whole file in conflict shows the texts of both', async () => {
  await start();
  const anna = await person('anna', 'editor');
  await anna.begin();
  const file = (content: string) => ({ path: 'news/tags.csv', base: null, content });
  await anna.ask('POST', '/1/save', { files: [file('theirs')] });
  const refused = await anna.ask('POST', '/1/save', { files: [file('yours')] });
  expect(v.parse(problemSchema, refused.json()).conflicts).toEqual([
    { path: 'news/tags.csv', blob: expect.any(String), base: null, theirs: 'theirs', yours: 'yours' },
  ]);
});

test('a drawing of the brand is saved without its scripts, and no other drawing is', async () => {
  await start();
  const anna = await person('anna', 'editor');
  await anna.begin();
  const [before, after] = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', '</svg>'];
  const content = `${before}<script>alert(1)</script><g id="new"/>${after}`;
  const save = (path: string) => anna.ask('POST', '/1/save', { files: [{ path, base: null, content }] });
  expect((await save('company/new.svg')).statusCode).toBe(200);
  expect(await git('cat-file', 'blob', 'draft/1:company/new.svg')).toBe(`${before}<g id="new"/>${after}`);
  expect(problemIn(await save('news/new.svg'))).toEqual([422, 'svg-refused']);
});

test('the older edition of a document is kept as a copy, which is not sent again', async () => {
  await start();
  const [anna, ben] = [await person('anna', 'editor'), await person('ben', 'editor')];
  await anna.begin();
  const folder = 'funds/first-fund/shares/ZZ0000000016';
  const blobOf = (revision: string, name: string) => git('rev-parse', `${revision}:${folder}/${name}.pdf`);
  const [french, english, italian] = await Promise.all(
    ['KIID.fr', 'KIID.en', 'KIID.it'].map((name) => blobOf('main', name)),
  );
  const copies = ['fr', 'en', 'it'].map((locale) => ({
    path: `${folder}/KIID.${locale}.2026-02-16.pdf`,
    base: null,
    copyOf: `${folder}/KIID.${locale}.pdf`,
  }));
  const content = Buffer.from(testPdf({ catalogue: '/Lang (fr) /Newer true' })).toString('base64');
  const date: FieldEdit = { path: ['documents', 0, 'date'], value: '2026-06-01' };
  const files = [
    { path: `${folder}/KIID.fr.pdf`, base: french, content, encoding: 'base64' },
    ...copies,
    { path: `${folder}/KIID.en.pdf`, base: english, content: null },
    { path: `${folder}/KIID.it.pdf`, base: italian, content: null },
    { path: `${folder}.yaml`, base: (await anna.file(`${folder}.yaml`)).blob, edits: [date] },
  ];
  expect((await anna.ask('POST', '/1/problems', { files })).json()).toEqual({ problems: [] });
  expect((await anna.ask('POST', '/1/save', { files })).statusCode).toBe(200);
  expect(await blobOf('draft/1', 'KIID.fr.2026-02-16')).toBe(french);
  expect(await blobOf('draft/1', 'KIID.it.2026-02-16')).toBe(italian);
  expect(await blobOf('draft/1', 'KIID.fr')).not.toBe(french);
  const after = await anna.read();
  expect(after.problems).toEqual([]);
  expect(after.files.some(({ path }) => path === `${folder}/KIID.en.pdf`)).toBe(false);
  // What Ben would replace is no longer what he has seen.
  expect(problemIn(await ben.ask('POST', '/1/save', { files: files.slice(0, 2) }))[0]).toBe(409);
  const absent = { ...copies[0], copyOf: `${folder}/NONE.fr.pdf` };
  expect(problemIn(await ben.ask('POST', '/1/save', { files: [absent] }))).toEqual([404, 'not-found']);
});

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
    expect((await rita.ask('POST', '/1/remarks', { ...remark, field: ['brand'] })).statusCode).toBe(201);
    const [first, second] = (await anna.read()).remarks;
    expect(first).toEqual({
      id: expect.any(Number),
      file: company,
      field: ['title'],
      text: 'Shorter',
      about: 'New',
      by: 'rita',
      at: theDesk().now.toISOString(),
      doneBy: null,
    });
    expect(second).toMatchObject({ field: ['brand'], about: '' });
    await anna.save((await anna.file()).blob, title('Newest'));
    for (const who of [anna, rita])
      expect((await who.ask('POST', `/1/remarks/${first?.id}/done`, {})).statusCode).toBe(200);
    expect((await rita.read()).remarks).toEqual([{ ...first, doneBy: 'anna' }, second]);
    const note = `Letter: ${company} › title: Shorter`;
    expect(told().slice(-3)).toMatchObject([
      { kind: 'remark-left', who: 'rita', note, address: '127.0.0.1', result: 'succeeded' },
      { kind: 'remark-left', who: 'rita', note: `Letter: ${company} › brand: Shorter` },
      { kind: 'remark-done', who: 'anna', note, result: 'succeeded' },
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
    expect((await theDesk().database.read('SELECT * FROM remarks')).rows).toEqual([]);
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
  await history.write(company, 'title: []\n');
  await history.git
    .add('.')
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

test('a house of one person merges without a review, which the history tells', async () => {
  await start({ isReviewRequired: false });
  const [anna, paul] = [await person('anna', 'editor'), await person('paul', 'publisher')];
  await written(paul);
  expect(problemIn(await anna.act('merge'))).toEqual([403, 'not-approved']);
  expect((await paul.act('merge')).statusCode).toBe(200);
  expect(told().at(-1)).toMatchObject({ kind: 'draft-merged-unreviewed', who: 'paul', note: 'Letter' });
});

test('new NAVs are merged without approval, a past day is not', async () => {
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
  await saveNavs(`${text}\n2099-01-05,101.00,`);
  expect((await anna.read()).hasOnlyNewNavs).toBe(true);
  expect((await anna.act('merge')).statusCode).toBe(200);
  expect(told().at(-1)).toMatchObject({ kind: 'draft-merged-navs', who: 'anna', note: 'Letter' });
  expect(await git('cat-file', 'blob', `main:${path}`)).toBe(`${text}\n2099-01-05,101.00,`);
});

test('a file of NAVs is compared with the draft, then only its days are written', async () => {
  await start();
  const anna = await person('anna', 'editor');
  const isin = 'ZZ0000000016';
  const path = `funds/first-fund/navs/${isin}.csv`;
  const text = `${await git('cat-file', 'blob', `main:${path}`)}\n`;
  const fileOf = (...lines: string[]) =>
    Buffer.from(['isin;date;VL', ...lines].join('\n')).toString('base64');
  await anna.begin();
  const file = fileOf(
    `${isin};02/01/2024;1000`,
    `${isin};03/01/2024;1002,5`,
    `${isin};04/01/2024;1003`,
    `${isin};05/01/2024;2000`,
  );
  const check = async (wanted: string) => anna.ask('POST', '/1/navs/check', { file: wanted });
  const plan = v.parse(navPlanSchema, (await check(file)).json());
  const commit = await git('rev-parse', 'draft/1');
  const changed = {
    date: '2024-01-03',
    before: { nav: '1001.50', benchmark: '1000.80' },
    after: { nav: '1002.50', benchmark: '1000.80' },
  };
  const line = (nav: string) => ({ nav, benchmark: '' });
  expect(plan).toEqual({
    commit,
    shares: [
      {
        isin,
        fund: 'first-fund',
        added: 2,
        changed: 1,
        unchanged: 1,
        days: [
          changed,
          { date: '2024-01-05', before: null, after: line('2000.00') },
          { date: '2024-01-04', before: null, after: line('1003.00') },
        ],
        largest: changed,
        jumps: [
          { date: '2024-01-05', column: 'nav', before: '1003.00', after: '2000.00' },
          { date: '2026-10-30', column: 'nav', before: '2000.00', after: '1210.40' },
        ],
      },
    ],
  });
  expect(await git('rev-parse', 'draft/1')).toBe(commit);

  const apply = (over: { commit?: string; confirmed?: string[] } = {}) =>
    anna.act('navs', { file, confirmed: [isin], ...over });
  const refused = await apply({ confirmed: [] });
  expect(problemIn(refused)).toEqual([422, 'navs-refused']);
  expect(v.parse(problemSchema, refused.json()).refusal).toEqual({ reason: 'jumps', value: isin });
  expect(problemIn(await apply({ commit: 'c0ffee' }))).toEqual([409, 'draft-changed']);
  expect((await apply()).statusCode).toBe(200);
  const lines = text.replace('1001.50', '1002.50').split('\n');
  lines.splice(3, 0, '2024-01-04,1003.00,', '2024-01-05,2000.00,');
  expect(`${await git('cat-file', 'blob', `draft/1:${path}`)}\n`).toBe(lines.join('\n'));
  expect(await git('log', '-1', '--format=%an', 'draft/1')).toBe('anna');
  expect(await anna.read()).toMatchObject({ problems: [], hasOnlyNewNavs: false });

  const unknown = await check(fileOf('ZZ0000000099;2024-01-02;1'));
  expect(problemIn(unknown)).toEqual([422, 'navs-refused']);
  expect(v.parse(problemSchema, unknown.json()).refusal).toEqual({
    reason: 'unknown-isin',
    cell: 'A2',
    value: 'ZZ0000000099',
  });
  expect(problemIn(await check('A'.repeat(6_900_000)))).toEqual([413, 'too-large']);
});

test('a portfolio file is compared with the draft, and saved as an edit of its lines', async () => {
  await start();
  const anna = await person('anna', 'editor');
  await anna.begin();
  const path = 'funds/first-fund/portfolio.yaml';
  const lines = ['Pays;IN;;55,5;31/10/2026', 'Pays;BR;Brésil;39,5;', 'Pays;CASH;Liquidités;5;'];
  const check = async (over: { fund?: string; rows?: string[] } = {}) => {
    const { fund = 'first-fund', rows = lines } = over;
    const file = Buffer.from(['Répartition;Code;Titre;Poids;Date', ...rows].join('\n')).toString('base64');
    return anna.ask('POST', '/1/portfolio/check', { fund, file });
  };
  const plan = v.parse(portfolioPlanSchema, (await check()).json());
  const { value: before, blob } = await anna.file(path);
  expect(plan).toMatchObject({ path, blob, before });
  const [india, brazil] = v.parse(v.array(v.looseObject({ code: v.string() })), plan.before.geographic);
  expect(plan.after).toEqual({
    ...plan.before,
    date: '2026-10-31',
    geographic: [{ ...india, value: 55.5 }, brazil, { code: 'CASH', title: 'Liquidités', value: 5 }],
  });
  const edits = [
    { path: ['date'], value: '2026-10-31' },
    { path: ['geographic', 0, 'value'], value: 55.5 },
    { path: ['geographic', 2], insert: { code: 'CASH', title: 'Liquidités', value: 5 } },
  ];
  const saved = await anna.ask('POST', '/1/save', { files: [{ path, base: plan.blob, edits }] });
  expect(saved.statusCode).toBe(200);
  expect(await anna.read()).toMatchObject({ problems: [] });
  const changed = (await git('diff', '--numstat', 'main', 'draft/1')).split('\t');
  expect(changed).toEqual(['3', '2', path]);

  const refusalOf = async (row: string) =>
    v.parse(problemSchema, (await check({ rows: [`${row};31/10/2026`] })).json()).refusal;
  expect(await refusalOf('Pays;MX;;1')).toEqual({ reason: 'no-title', cell: 'B2', value: 'MX' });
  expect(await refusalOf('Pays;;Mexique;1')).toEqual({ reason: 'no-code', cell: 'B2', value: '' });
  expect(problemIn(await check({ fund: 'none' }))).toEqual([404, 'not-found']);
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
  await history.write(company, `${text.replace(/^title: .*$/m, 'title: Live')}\n`);
  await history.commit('Live');
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
  expect(problemIn(await anna.ask('GET', '/1/file?path=none.yaml'))).toEqual([404, 'not-found']);
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

test('an earlier version of an item is read and restored, as a save', async () => {
  await start();
  const anna = await person('anna', 'editor');
  await written(anna);
  const read = await anna.ask('GET', `/1/history?path=${company}`);
  const [newest, older] = v.parse(versionsSchema, read.json()).versions;
  expect(newest).toMatchObject({ by: 'anna' });
  const [since, commit] = [older?.commit ?? '', newest?.commit ?? ''];
  const changes = await anna.ask('GET', `/1/changes?since=${since}&commit=${commit}`);
  expect(changes.json()).toMatchObject({ changes: [{ differences: [{ path: ['title'], after: 'New' }] }] });
  const restored = await anna.ask('POST', '/1/restore', { path: company, commit: since });
  expect(restored.statusCode).toBe(200);
  expect((await anna.file()).value).toMatchObject({ title: 'Example Asset Management' });
  expect(await git('rev-parse', 'draft/1^')).toBe(commit);
  const gone = await anna.ask('POST', '/1/restore', { path: 'news/none', commit: since });
  expect(problemIn(gone)).toEqual([404, 'not-found']);
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

test('who else has an item open is told', async () => {
  await start();
  const [anna, ben] = [await person('anna', 'editor'), await person('ben', 'editor')];
  await anna.begin();
  const open = async (who: Person) =>
    v.parse(othersSchema, (await who.ask('POST', '/1/open', { item: 'team/team' })).json());
  expect(await open(anna)).toEqual({ others: [] });
  expect(await open(ben)).toEqual({ others: ['anna'] });
});
