import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadDotEnv, misspeltVariables } from './loadDotEnv';

test.each([
  ['PUBLISH_HOK_SECRET', 'PUBLISH_HOOK_SECRET'],
  ['GATSBY_GA-ID', 'GATSBY_GA_ID'],
])('%s is taken for %s', (given, meant) => {
  expect(misspeltVariables({ [given]: 'x' })).toEqual([[given, meant]]);
});

test.each(['PUBLISH_HOOK_SECRET', 'HOSTS', 'NODE_ENV', 'GATSBY_CPU_COUNT'])(
  '%s is taken for nothing',
  (given) => {
    expect(misspeltVariables({ [given]: 'x' })).toEqual([]);
  },
);

test('a misspelt variable is named and left out', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'dot-env-'));
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const replaced = jest.replaceProperty(process, 'env', {
    SITE_URL: 'https://www.example.org',
    CONTENT_API_URL: 'https://content.example.org',
    RELEASES_KEEPT: '3',
  });
  loadDotEnv(root);
  expect(warn.mock.calls).toEqual([
    ['RELEASES_KEEPT is ignored: there is no such variable. Did you mean RELEASES_KEPT?'],
  ]);
  expect(process.env).toEqual({
    SITE_URL: 'https://www.example.org',
    CONTENT_API_URL: 'https://content.example.org',
  });
  replaced.restore();
  jest.restoreAllMocks();
  await rm(root, { recursive: true });
});
