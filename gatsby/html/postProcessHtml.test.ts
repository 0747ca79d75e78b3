import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editHtml } from './editHtml';
import { executableScripts, scriptHash } from './inlineScripts';
import { postProcessHtml } from './postProcessHtml';

const scripts = ['/start-1.js'];

/** A page as an earlier build left it. */
const pageOf = (text: string, script = 'one()') =>
  editHtml(
    `<html><head></head><body><style data-emotion="m-global a1">*{margin:0}</style><p>${text}</p><script>${script}</script><!-- slice-start id="_gatsby-scripts-1" --><script src="/a.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`,
    'page',
    scripts,
    new Map(),
  );

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, html: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), html);
}

it('edits what is not edited yet, and knows the scripts of all pages', async () => {
  await write('a/index.html', pageOf('a', 'two()').replace('<p>a', '<p>\0a'));
  await write('b/index.html', pageOf('b'));
  const slice = '<p>\0</p><script>three()</script>';
  await write('_gatsby/slices/c.html', slice);
  const before = await stat(path.join(folder, 'b/index.html'));
  const files = ['a/index.html', 'b/index.html', '_gatsby/slices/c.html'];
  const all = ['two()', ...executableScripts(pageOf('b'))];
  expect(await postProcessHtml(folder, files, scripts, new Map())).toEqual(all.map(scriptHash).sort());
  expect(await readFile(path.join(folder, 'a/index.html'), 'utf8')).toBe(pageOf('a', 'two()'));
  expect(await readFile(path.join(folder, '_gatsby/slices/c.html'), 'utf8')).toBe(slice);
  expect(await stat(path.join(folder, 'b/index.html'))).toMatchObject({
    ino: before.ino,
    mtimeMs: before.mtimeMs,
  });
});

it.each([
  ['a script that the policy would stop', '<p>', `<p onclick="run()">\0`, 'has an attribute "onclick"'],
  ['nothing of Gatsby', '/start-1.js', '/start-0.js', 'has no scripts of Gatsby'],
])('names the page with %s', async (_case, part, other, problem) => {
  const html = pageOf('a')
    .replace(part, other)
    .replaceAll(/<!-- slice[^>]*>/g, part === '<p>' ? '$&' : '');
  await write('fr/index.html', html);
  await expect(postProcessHtml(folder, ['fr/index.html'], scripts, new Map())).rejects.toThrow(
    `The page fr/index.html ${problem}`,
  );
});
