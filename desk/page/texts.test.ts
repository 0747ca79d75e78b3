import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { keysInUse, problemsOf, textsOf, unusedKeys } from '../../scripts/dictionaries';
import en from './en.json';
import fr from './fr.json';

const french = new Map(textsOf(fr, ''));
const english = new Map(textsOf(en, ''));

test('both dictionaries have the same keys and marks', () => {
  expect(problemsOf(french, 'fr', french)).toEqual([]);
  expect(problemsOf(english, 'en', french)).toEqual([]);
});

test('every text is used', () => {
  const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(__dirname, file));
  const root = path.join(__dirname, '../..');
  const config: unknown = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ).config;
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const program = ts.createProgram([...sources, path.join(root, 'src/i18n/i18next.d.ts')], options);
  const used = keysInUse(
    program,
    sources.flatMap((file) => program.getSourceFile(file) ?? []),
  );
  expect(unusedKeys(french, used)).toEqual([]);
});

test('French signs stand behind a space that does not break', () => {
  const wrong = [...french].filter(([, text]) => /[^\u00a0\s][:;?!»]|«[^\u00a0]| [:;?!»]/.test(text));
  expect(wrong.map(([key]) => key)).toEqual([]);
  expect([...french.values()].some((text) => text.includes("'"))).toBe(false);
});
