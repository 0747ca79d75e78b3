import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allScriptHashes, finishPages, withoutNulls } from './finishPages';
import { scriptHash } from './inlineScripts';
import { keepKnownPages, keptKnownPages } from './knownPages';

it('takes out what React has left in front of letters of several bytes', () => {
  expect(withoutNulls('<p title="libert\0é">d\0\0’Asie</p>')).toBe('<p title="liberté">d’Asie</p>');
});

describe('of a folder', () => {
  let folder: string;
  const pageOf = (text: string, script = 'one()') =>
    `<html><head></head><body><p>${text}</p><script>${script}</script></body></html>`;

  async function write(name: string, html: string): Promise<void> {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), html);
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('mends what is not yet as it should be, and knows the scripts of all pages', async () => {
    await write('a/index.html', pageOf('a\0', 'two()'));
    await write('b/index.html', pageOf('b'));
    const slice = '<p>\0</p><script>three()</script>';
    await write('_gatsby/slices/c.html', slice);
    const before = await stat(path.join(folder, 'b/index.html'));
    const files = ['a/index.html', 'b/index.html', '_gatsby/slices/c.html'];
    const pages = await finishPages(folder, files, new Map());
    expect(allScriptHashes(pages)).toEqual([scriptHash('one()'), scriptHash('two()')].sort());
    expect(await readFile(path.join(folder, 'a/index.html'), 'utf8')).toBe(pageOf('a', 'two()'));
    expect(await readFile(path.join(folder, '_gatsby/slices/c.html'), 'utf8')).toBe(slice);
    expect(await stat(path.join(folder, 'b/index.html'))).toMatchObject({
      ino: before.ino,
      mtimeMs: before.mtimeMs,
    });
  });

  it('reads only what has changed since the last build', async () => {
    const kept = new Map<string, unknown>();
    const cache = {
      get: async (key: string): Promise<unknown> => kept.get(key),
      set: async <Value>(key: string, value: Value): Promise<Value> => {
        kept.set(key, value);
        return value;
      },
    };
    await write('a.html', pageOf('a'));
    await write('b.html', pageOf('b'));
    const known = await finishPages(folder, ['a.html', 'b.html'], await keptKnownPages(cache));
    await keepKnownPages(cache, known);
    expect(await keptKnownPages(cache)).toEqual(known);

    // A page that is known by its file is taken at its word.
    const told = new Map(await keptKnownPages(cache)).set('b.html', {
      version: known.get('b.html')?.version ?? '',
      hashes: ['told'],
    });
    await write('a.html', pageOf('longer', 'two()'));
    const pages = await finishPages(folder, ['a.html', 'b.html'], told);
    expect(allScriptHashes(pages)).toEqual([scriptHash('two()'), 'told'].sort());

    kept.set('finished-pages', '{"finishing":');
    expect(await keptKnownPages(cache)).toEqual(new Map());
  });

  it('names the page with a script that the policy would stop', async () => {
    await write('fr/index.html', '<body><p onclick="run()">a</p></body>');
    await expect(finishPages(folder, ['fr/index.html'], new Map())).rejects.toThrow(
      'The page fr/index.html has an attribute "onclick"',
    );
  });
});
