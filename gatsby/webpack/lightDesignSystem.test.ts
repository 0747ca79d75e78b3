import { readFileSync } from 'node:fs';
import { UnknownSourceError } from './keepWritten';
import { withConditionsLookedUp, withoutGlobalStyles, withoutPropertyTypes } from './lightDesignSystem';

const installed = (file: string) =>
  readFileSync(`node_modules/@chakra-ui/react/dist/esm/styled-system/${file}`, 'utf8');
const calls = (source: string, name: string) =>
  source.match(new RegExp(`(?<!function )\\b${name}\\(`, 'g')) ?? [];

it('makes no global styles', () => {
  expect(calls(installed('system.js'), 'getTokenCss')).toHaveLength(1);
  expect(calls(withoutGlobalStyles(installed('system.js')), 'getTokenCss')).toEqual([]);
});

it('knows no types of properties', () => {
  expect(calls(installed('utility.js'), 'assignPropertyTypes')).toHaveLength(1);
  expect(calls(withoutPropertyTypes(installed('utility.js')), 'assignPropertyTypes')).toEqual([]);
});

it('looks conditions up', () => {
  expect(installed('conditions.js')).toContain('includes(key)');
  expect(withConditionsLookedUp(installed('conditions.js'))).not.toContain('includes(key)');
});

it.each([withConditionsLookedUp, withoutGlobalStyles, withoutPropertyTypes])(
  'refuses a library that is written otherwise',
  (keep) => {
    expect(() => keep('function createSystem() {}')).toThrow(UnknownSourceError);
  },
);
