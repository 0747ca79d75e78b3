import { readFileSync } from 'node:fs';
import { UnknownSourceError } from './keepWritten';
import { withoutPluralRules } from './withoutPluralRules';

const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');

it('leaves the rules out and nothing else', () => {
  const written = withoutPluralRules(source);
  expect(written).toContain('var sets = [];\nvar _rulesPluralsTypes = {};\nvar deprecatedJsonVersions');
  expect(written.slice(0, written.indexOf('var sets'))).toBe(source.slice(0, source.indexOf('var sets')));
  const rest = 'var deprecatedJsonVersions';
  expect(written.slice(written.indexOf(rest))).toBe(source.slice(source.indexOf(rest)));
});

it('refuses an i18next that is written otherwise', () => {
  expect(() => withoutPluralRules('const sets = [];')).toThrow(UnknownSourceError);
});
