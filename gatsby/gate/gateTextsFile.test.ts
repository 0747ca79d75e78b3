import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { GateTexts } from '../../src/store/layoutData/layoutDataSlice';
import { gateTextsJson, keepGateTexts, writeGateTexts } from './gateTextsFile';

const textsOf = (title: string): GateTexts => ({
  languages: [{ locale: 'fr', title: 'français', label: 'FR' }],
  profiles: [{ code: 'RETAIL', title: 'Particulier', description: null }],
  disclaimer: { title, body: '<p>Corps</p>' },
});

const texts = new Map([
  ['it' as const, textsOf('Avvertenza')],
  ['fr' as const, textsOf('Avertissement')],
  ['en' as const, textsOf('Disclaimer')],
]);

/** Gatsby's cache. */
function createCache() {
  const kept = new Map<string, unknown>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gate-texts-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('is the same for the same texts, in whatever order they come', () => {
  expect(gateTextsJson(texts)).toBe(gateTextsJson(new Map([...texts].reverse())));
  expect(gateTextsJson(texts)).toMatch(/^\{"fr":.*,"en":.*,"it":.*\}\n$/);
});

it('writes what the pages were created with', async () => {
  const cache = createCache();
  await keepGateTexts(cache, new Map([...texts, ['fr', textsOf('Ancien')]]));
  await keepGateTexts(cache, texts);
  await writeGateTexts(cache, folder);
  const written = await readFile(path.join(folder, 'gate-texts.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(Object.fromEntries(texts));
});

it('writes nothing that is not a text', async () => {
  await expect(writeGateTexts(createCache(), folder)).rejects.toThrow('Expected string');
});
