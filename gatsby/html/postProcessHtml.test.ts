import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editHtml } from './editHtml';
import { executableScripts, scriptHash } from './inlineScripts';
import { linkStyles } from './pageStyles';
import {
  allScriptHashes,
  allStyleSheets,
  postProcessHtml,
  rememberedPages,
  rememberPages,
} from './postProcessHtml';

describe('of a folder', () => {
  let folder: string;
  const scripts = ['/start-1.js'];
  /** A page as Gatsby renders it. */
  const renderedPage = (text: string, script = 'one()') =>
    `<html><head></head><body><style data-emotion="css a1">.css-a1{}</style><p>${text}</p><script>${script}</script><!-- slice-start id="_gatsby-scripts-1" --><script src="/a.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
  const linked = (text: string, script?: string) =>
    linkStyles(editHtml(renderedPage(text, script), 'page', scripts));
  /** A page as an earlier build left it. */
  const pageOf = (text: string, script?: string) => linked(text, script).html;
  /** Of the script that loads the others. */
  const ownHashes = executableScripts(pageOf('')).slice(1).map(scriptHash);

  async function write(name: string, html: string): Promise<void> {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), html);
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
    await write(linked('').sheet, linked('').css);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('edits what is not edited yet, and knows the scripts of all pages', async () => {
    await write('a/index.html', pageOf('a', 'two()').replace('<p>a', '<p>\0a'));
    await write('b/index.html', pageOf('b'));
    const slice = '<p>\0</p><script>three()</script>';
    await write('_gatsby/slices/c.html', slice);
    const before = await stat(path.join(folder, 'b/index.html'));
    const files = ['a/index.html', 'b/index.html', '_gatsby/slices/c.html'];
    const pages = await postProcessHtml(folder, files, scripts, new Map());
    expect(allScriptHashes(pages)).toEqual([scriptHash('one()'), scriptHash('two()'), ...ownHashes].sort());
    expect(await readFile(path.join(folder, 'a/index.html'), 'utf8')).toBe(pageOf('a', 'two()'));
    expect(await readFile(path.join(folder, '_gatsby/slices/c.html'), 'utf8')).toBe(slice);
    expect(await stat(path.join(folder, 'b/index.html'))).toMatchObject({
      ino: before.ino,
      mtimeMs: before.mtimeMs,
    });
  });

  it('keeps the styles of pages in files that they share', async () => {
    await write('a/index.html', renderedPage('a'));
    await write('b/index.html', renderedPage('b'));
    const sliceAnew = '<body><style data-emotion="css b2">.css-b2{}</style>';
    await write('c/index.html', pageOf('c').replace('<body>', sliceAnew));
    const pages = await postProcessHtml(
      folder,
      ['a/index.html', 'b/index.html', 'c/index.html'],
      scripts,
      new Map(),
    );
    const sheets = allStyleSheets(pages);
    const texts = await Promise.all(sheets.map((sheet) => readFile(path.join(folder, sheet), 'utf8')));
    expect(texts.sort()).toEqual(['.css-a1{}', '.css-a1{}.css-b2{}']);
    const html = await readFile(path.join(folder, 'c/index.html'), 'utf8');
    expect(html).toContain(
      `<link rel="stylesheet" href="/${pages.get('c/index.html')?.sheet}" data-page-styles="a1 b2"/></head><body><p>c</p>`,
    );
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
    const known = await postProcessHtml(
      folder,
      ['a.html', 'b.html'],
      scripts,
      await rememberedPages(cache, scripts),
    );
    await rememberPages(cache, scripts, known);
    expect(await rememberedPages(cache, scripts)).toEqual(known);
    expect(await rememberedPages(cache, ['/start-2.js'])).toEqual(new Map());

    // An unchanged file is not read again: its remembered hashes are trusted.
    const told = new Map(await rememberedPages(cache, scripts)).set('b.html', {
      version: known.get('b.html')?.version ?? '',
      hashes: ['told'],
      sheet: linked('').sheet,
    });
    await write('a.html', pageOf('longer', 'two()'));
    const pages = await postProcessHtml(folder, ['a.html', 'b.html'], scripts, told);
    expect(allScriptHashes(pages)).toEqual([scriptHash('two()'), ...ownHashes, 'told'].sort());

    kept.set('processed-pages', '{"edits":');
    expect(await rememberedPages(cache, scripts)).toEqual(new Map());
  });

  it('names the page with a script that the policy would stop', async () => {
    await write('fr/index.html', pageOf('a').replace('<p>', '<p onclick="run()">'));
    await expect(postProcessHtml(folder, ['fr/index.html'], scripts, new Map())).rejects.toThrow(
      'The page fr/index.html has an attribute "onclick"',
    );
  });

  it('names the page that is not written as expected', async () => {
    await write('fr/index.html', '<html><head></head><body><p>a</p></body></html>');
    await expect(postProcessHtml(folder, ['fr/index.html'], scripts, new Map())).rejects.toThrow(
      'The page fr/index.html has no head with styles of Emotion behind it',
    );
  });
});
