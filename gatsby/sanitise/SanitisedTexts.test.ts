import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SanitisedTexts } from './SanitisedTexts';
import type { Sanitise } from './sanitiseHtml';

function memoryCache() {
  const entries = new Map<string, unknown>();
  return {
    get: async (key: string) => entries.get(key),
    set: async <Value>(key: string, value: Value) => {
      // Gatsby's cache writes JSON to a file.
      entries.set(key, JSON.parse(JSON.stringify(value)));
      return value;
    },
  };
}

function countedSanitise() {
  const page = jest.fn((html: string) => `page: ${html}`);
  const news = jest.fn((html: string) => `news: ${html}`);
  const newsParts = jest.fn((html: string) => [{ kind: 'paragraph' as const, html }]);
  return { page, news, newsParts } satisfies Sanitise;
}

/** A build that sanitises these page texts. */
async function build(cache: ReturnType<typeof memoryCache>, texts: readonly string[], rules?: string) {
  const sanitise = countedSanitise();
  const memory = await SanitisedTexts.kept(cache, rules);
  const remembering = memory.remembering(sanitise);
  const results = texts.map((text) => remembering.page(text));
  await memory.keep(cache);
  return { results, asked: sanitise.page.mock.calls.map(([html]) => html) };
}

test('a text is sanitised once, also by the next build', async () => {
  const cache = memoryCache();
  expect(await build(cache, ['a', 'b', 'a'], '1')).toEqual({
    results: ['page: a', 'page: b', 'page: a'],
    asked: ['a', 'b'],
  });
  expect(await build(cache, ['b', 'c'], '1')).toEqual({ results: ['page: b', 'page: c'], asked: ['c'] });
});

test('a text that a build did not meet is forgotten', async () => {
  const cache = memoryCache();
  await build(cache, ['a', 'b'], '1');
  await build(cache, ['b'], '1');
  expect((await build(cache, ['a', 'b'], '1')).asked).toEqual(['a']);
});

test('under other rules every text is sanitised again', async () => {
  const cache = memoryCache();
  await build(cache, ['a'], '1');
  expect((await build(cache, ['a'], '2')).asked).toEqual(['a']);
});

test('without rules nothing is kept, and nothing that was kept is used', async () => {
  const cache = memoryCache();
  await build(cache, ['a']);
  expect((await build(cache, ['a'], '1')).asked).toEqual(['a']);
  expect((await build(cache, ['a'])).asked).toEqual(['a']);
});

test('what cannot be read is as if it were not there', async () => {
  const cache = memoryCache();
  await cache.set('sanitised-texts', { rules: '1', texts: ['page: x'] });
  expect(await build(cache, ['a'], '1')).toEqual({ results: ['page: a'], asked: ['a'] });
});

test('a process takes what a build has kept, as text, and all else from its own memory', async () => {
  const cache = memoryCache();
  const built = await SanitisedTexts.kept(cache, '1');
  const ofBuild = built.remembering(countedSanitise());
  ofBuild.page('a');
  ofBuild.newsParts('b');
  await built.keep(cache);
  const sanitise = countedSanitise();
  const remembering = SanitisedTexts.forThisProcess(await SanitisedTexts.keptJson(cache)).remembering(
    sanitise,
  );
  expect(remembering.page('a')).toBe('page: a');
  expect(remembering.newsParts('b')).toEqual([{ kind: 'paragraph', html: 'b' }]);
  for (const _time of [1, 2]) expect(remembering.page('c')).toBe('page: c');
  expect([sanitise.page.mock.calls, sanitise.newsParts.mock.calls]).toEqual([[['c']], []]);
});

test.each(['', 'null', '{"rules":"1"}'])('a process goes without where a build has left %j', (json) => {
  const sanitise = countedSanitise();
  expect(SanitisedTexts.forThisProcess(json).remembering(sanitise).page('a')).toBe('page: a');
  expect(sanitise.page).toHaveBeenCalledTimes(1);
});

test('the same text of a page and of a news item are two', async () => {
  const memory = await SanitisedTexts.kept(memoryCache(), '1');
  const remembering = memory.remembering(countedSanitise());
  expect([remembering.page('a'), remembering.news('a')]).toEqual(['page: a', 'news: a']);
});

test('the rules are others when the host of podcasts is another', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rules-'));
  await mkdir(path.join(folder, '.cache/compiled'), { recursive: true });
  await writeFile(path.join(folder, '.cache/compiled/gatsby-node.js'), '');
  const before = process.cwd();
  process.chdir(folder);
  const rulesWith = async (host: string) => {
    jest.resetModules();
    process.env.GATSBY_PODCAST_HOST = host;
    const { sanitisingRules } = await import('./SanitisedTexts');
    return sanitisingRules(['intranet.example']);
  };
  const one = await rulesWith('podcasts.one.example');
  expect(one).toEqual(expect.any(String));
  expect(await rulesWith('podcasts.one.example')).toBe(one);
  expect(await rulesWith('podcasts.other.example')).not.toBe(one);
  delete process.env.GATSBY_PODCAST_HOST;
  process.chdir(before);
  await rm(folder, { recursive: true });
});
