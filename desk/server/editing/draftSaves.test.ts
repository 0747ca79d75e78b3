import { testPdf } from '../../../content/testing/testPdf';
import * as v from 'valibot';
import { problemSchema, savedSchema, versionsSchema, type FieldEdit } from '../../api';
import { problemIn } from '../testing/startDesk';
import { company, title, useDrafts } from '../testing/useDrafts';

const { git, person, start, written } = useDrafts();

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
  const file = (content: string) => ({
    path: 'funds/first-fund/scenarios/ZZ0000000099.csv',
    base: null,
    content,
  });
  await anna.ask('POST', '/1/save', { files: [file('theirs')] });
  const refused = await anna.ask('POST', '/1/save', { files: [file('yours')] });
  expect(v.parse(problemSchema, refused.json()).conflicts).toEqual([
    {
      path: 'funds/first-fund/scenarios/ZZ0000000099.csv',
      blob: expect.any(String),
      base: null,
      theirs: 'theirs',
      yours: 'yours',
    },
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

test.each(['../x', '/etc', '', 'news/', 'a\0b'])(
  'the history of %j is refused, and logged as no failure',
  async (path) => {
    await start();
    const anna = await person('anna', 'editor');
    await anna.begin();
    const address = `/1/history?path=${encodeURIComponent(path)}`;
    expect(problemIn(await anna.ask('GET', address))).toEqual([400, 'invalid']);
  },
);
