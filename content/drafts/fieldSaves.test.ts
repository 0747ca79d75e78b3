import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentHistory } from '../revisions/testing/ContentHistory';
import { minimalContent } from '../testing/minimalContent';
import { Drafts } from './Drafts';
import type { FieldEdit } from './jsonEdits';
import { fieldsOfFile } from './revisionFiles';

const anna = { name: 'Anna', mail: 'anna@example.com' };
const ben = { name: 'Ben', mail: 'ben@example.com' };
const company = 'company/company.yaml';
const article = 'news/2026-10-13-example/fr.md';

let history: ContentHistory;
let drafts: Drafts;
let first: string;
beforeEach(async () => {
  history = await ContentHistory.create();
  drafts = new Drafts(history.repository);
  first = (await drafts.create('Draft', anna)).head;
});
afterEach(() => history.dispose());

const git = async (...args: string[]) => (await history.git.raw(args)).trim();
const blobOf = (file: string, at: string) => git('rev-parse', `${at}:${file}`);
/** To the last byte. */
const textAt = (file: string, at = 'draft/1') => history.git.raw(['cat-file', 'blob', `${at}:${file}`]);
const title = (value: string): FieldEdit => ({ path: ['title'], value });

/** A save of fields as they were at the beginning of the draft. */
async function save(author: typeof anna, file: string, ...edits: FieldEdit[]) {
  const base = await blobOf(file, first);
  return drafts.save('1', { author, files: [{ path: file, base, edits }] });
}

test('a save of fields changes their lines, and is what is read then', async () => {
  const { commit, merged, files } = await save(anna, company, title('New'), {
    path: ['brand', 'colour'],
    value: '#000000',
  });
  expect(merged).toEqual([]);
  expect(await git('diff', '--numstat', first, commit)).toBe(`2\t2\t${company}`);
  expect(await fieldsOfFile(history.folder, commit, company)).toMatchObject({
    ...files[0],
    value: { title: 'New', brand: { colour: '#000000', accentColour: '#ffcc00' } },
  });
  for (const none of ['company/none.yaml', 'company/image.svg', '../x.yaml'])
    await expect(fieldsOfFile(history.folder, commit, none)).rejects.toMatchObject({ statusCode: 404 });
});

test('other fields that a colleague has saved are kept, and the file is named', async () => {
  await save(anna, company, title('New'));
  const { commit, merged } = await save(ben, company, { path: ['brand', 'colour'], value: '#000000' });
  expect(merged).toEqual([company]);
  expect(await fieldsOfFile(history.folder, commit, company)).toMatchObject({
    value: { title: 'New', brand: { colour: '#000000' } },
  });
});

test('the same field is a conflict that shows all three values, and nothing is saved', async () => {
  const { commit } = await save(anna, company, title('Of Anna'));
  const other = { path: article, base: null, content: Buffer.from('x') };
  const files = [{ path: company, base: await blobOf(company, first), edits: [title('Of Ben')] }, other];
  const blob = await blobOf(company, commit);
  await expect(drafts.save('1', { author: ben, files })).rejects.toMatchObject({
    statusCode: 409,
    details: {
      conflicts: [
        {
          path: company,
          blob,
          field: ['title'],
          base: 'Example Asset Management',
          theirs: 'Of Anna',
          yours: 'Of Ben',
        },
        { path: article, base: null, yours: 'x' },
      ],
    },
  });
  expect(await git('rev-parse', 'draft/1')).toBe(commit);
  // Whoever has seen the other value may replace it.
  await drafts.save('1', { author: ben, files: [{ path: company, base: blob, edits: [title('Both')] }] });
  expect(await textAt(company)).toContain('title: Both\n');
});

test('a byte order mark, carriage returns and comments stay', async () => {
  const before = `\uFEFF# Of the house\r\n${(minimalContent[company] ?? '').replaceAll('\n', '\r\n')}`;
  const content = Buffer.from(before);
  const files = [{ path: company, base: await blobOf(company, first), content }];
  await drafts.save('1', { author: anna, files });
  const base = await blobOf(company, 'draft/1');
  await drafts.save('1', { author: anna, files: [{ path: company, base, edits: [title('Né')] }] });
  expect(await textAt(company)).toBe(before.replace(/^title: [^\r]*/m, 'title: Né'));
});

test('a new file begins without fields', async () => {
  const yaml = { path: 'news/new/news.yaml', base: null, edits: [{ path: ['date'], value: '2026-11-27' }] };
  const markdown = {
    path: 'news/new/fr.md',
    base: null,
    edits: [title('Titre'), { path: ['---'], value: '\nUn mot.\n' }],
  };
  const { commit } = await drafts.save('1', { author: anna, files: [yaml, markdown] });
  expect(await textAt(yaml.path, commit)).toBe('date: 2026-11-27\n');
  expect(await textAt(markdown.path, commit)).toBe('---\ntitle: Titre\n---\n\nUn mot.\n');
  await expect(drafts.save('1', { author: ben, files: [yaml] })).resolves.toMatchObject({ commit });
});

test('a file that is gone is a conflict that shows what was written', async () => {
  const base = await blobOf(article, first);
  await drafts.save('1', { author: anna, files: [{ path: article, base, content: null }] });
  await expect(save(ben, article, title('Titre'))).rejects.toMatchObject({
    details: {
      conflicts: [{ blob: null, theirs: null, yours: expect.stringContaining('title: Titre') }],
    },
  });
  const old = { path: article, base: 'f'.repeat(40), edits: [title('Titre')] };
  await expect(drafts.save('1', { author: ben, files: [old] })).rejects.toMatchObject({
    details: { conflicts: [{ blob: null, base: {}, yours: null }] },
  });
});

test('an edit that no file can take names the field', async () => {
  await expect(save(anna, company, { path: ['infos', 7, 'code'], value: 'x' })).rejects.toMatchObject({
    statusCode: 400,
    details: { path: company, field: ['infos', 7, 'code'] },
    message: expect.stringContaining('infos > 7 > code: expected an entry of the list'),
  });
  const picture = { path: 'company/image.svg', base: null, edits: [] };
  await expect(drafts.save('1', { author: anna, files: [picture] })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('problems are those of what somebody sees, whatever others have saved', async () => {
  const base = await blobOf(company, first);
  await save(anna, company, title('Of Anna'));
  const problems = (value: FieldEdit) => drafts.problems('1', [{ path: company, base, edits: [value] }]);
  expect(await problems({ path: ['title'], value: [] })).toMatchObject([
    { file: `content/${company}`, expected: expect.stringContaining('title') },
  ]);
  expect(await problems(title('Of Ben'))).toEqual([]);
});

test('an update keeps fields of both, and takes edits for those in conflict', async () => {
  const both: FieldEdit[] = [title('Of the draft'), { path: ['brand', 'colour'], value: '#000000' }];
  await save(anna, company, ...both);
  const live = await readFile(path.join(history.folder, company), 'utf8');
  await history.write(company, live.replace(/^title: .*$/m, 'title: Live').replace('#ffcc00', '#ffffff'));
  const commit = await history.commit('Live');
  await expect(drafts.update('1', { author: ben })).rejects.toMatchObject({
    details: { conflicts: [{ field: ['title'], theirs: 'Live', yours: 'Of the draft' }] },
  });
  const settle = async (base: string) =>
    drafts.update('1', { author: ben, files: [{ path: company, base, edits: [title('Of both')] }] });
  await expect(settle(await blobOf(company, first))).rejects.toMatchObject({ code: 'draft-conflicts' });
  await settle(await blobOf(company, commit));
  expect(await fieldsOfFile(history.folder, await git('rev-parse', 'draft/1'), company)).toMatchObject({
    value: { title: 'Of both', brand: { colour: '#000000', accentColour: '#ffffff' } },
  });
});
