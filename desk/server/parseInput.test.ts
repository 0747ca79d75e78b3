import { assertFewParts, parseInput } from './parseInput';
import { saveSchema } from '../api';

test.each([
  ['maps', `[${'{},'.repeat(60_000)}{}]`],
  ['lists in lists', '['.repeat(100_001)],
  ['texts', `[${'"\\\\",'.repeat(100_000)}""]`],
])('too many %s are counted, and not parsed', (_, json) => {
  expect(() => assertFewParts(json)).toThrow('The request is too large');
});

test.each([
  ['in a text', `{"a":"${',[{'.repeat(100_000)}"}`],
  ['behind a quote within a text', `{"a":"\\"${','.repeat(200_000)}"}`],
  ['in a text without an end', `"${','.repeat(200_000)}`],
])('signs %s are no parts', (_, json) => {
  expect(() => assertFewParts(json)).not.toThrow();
});

test('files and edits of a save are counted before each is looked at', () => {
  let looks = 0;
  const item = () => ({
    get path() {
      looks += 1;
      return 1;
    },
  });
  const many = Array.from({ length: 501 }, item);
  expect(() => parseInput(saveSchema, { files: many })).toThrow('Not accepted: files.');
  expect(() => parseInput(saveSchema, { files: [{ path: 'a', base: null, edits: many }] })).toThrow(
    'Not accepted: files.0',
  );
  expect(looks).toBe(0);
});
