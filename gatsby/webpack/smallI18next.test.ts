import { readFileSync } from 'node:fs';
import type { i18n as I18n } from 'i18next';
import { UnknownSourceError } from './keepWritten';
import { smallI18next } from './smallI18next';

const installed = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');

/** The library, run from its source. */
async function run(source: string) {
  const body = source.replace(/^import .*$/gm, '').replace(/^export \{.*\};$/m, 'return instance;');
  const helpers = [...source.matchAll(/^import (\w+) from '@babel\/runtime\/helpers\/esm\/(\w+)';$/gm)];
  const functions = helpers.map(([, , name = '']): unknown => {
    const helper = jest.requireActual<{ default: unknown }>(`@babel/runtime/helpers/${name}`);
    return helper.default;
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code under test is written here
  const make = new Function(...helpers.map(([, name = '']) => name), body) as (...helpers: unknown[]) => I18n;
  const instance = make(...functions);
  await instance.init({
    lng: 'fr',
    fallbackLng: 'en',
    resources: {
      fr: {
        range: {
          found_one: '{{count}} fonds seul',
          found_many: '{{count}} de fonds',
          found_other: '{{count}} fonds',
        },
      },
      en: { funds: { share: 'Share {{share}}' } },
    },
  });
  return instance;
}

it.each([
  ['as it is installed', installed],
  ['made small', smallI18next(installed)],
])('%s it finds texts, plurals and fallbacks, and what is loaded', async (_name, source) => {
  const instance = await run(source);
  expect(instance.t('range:found', { count: 1 })).toBe('1 fonds seul');
  expect(instance.t('range:found', { count: 3 })).toBe('3 fonds');
  expect(instance.t('funds:share', { share: 'I' })).toBe('Share I');
  expect(instance.hasLoadedNamespace('range')).toBe(true);
  const clone = instance.cloneInstance({ lng: 'en' });
  await clone.changeLanguage('en');
  expect(clone.t('funds:share', { share: 'I' })).toBe('Share I');
  await instance.loadNamespaces('range');
});

it('is shorter by what is left out', () => {
  const small = smallI18next(installed);
  expect(small).toContain('var sets = [];\nvar _rulesPluralsTypes = {};\nvar deprecatedJsonVersions');
  expect(small).not.toContain('queueLoad');
  expect(small).not.toContain('addCached');
});

it.each([
  ['sets', 'var sets = [', 'let sets = ['],
  ['Connector', 'var Connector = function', 'const Connector = function'],
  ['Formatter', 'var Formatter = function', 'const Formatter = function'],
])('refuses an i18next whose %s is written otherwise', (part, written, other) => {
  const unknown = () => smallI18next(installed.replace(written, other));
  expect(unknown).toThrow(UnknownSourceError);
  expect(unknown).toThrow(part);
});
