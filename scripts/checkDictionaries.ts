import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { defaultLocale, locales } from '../src/i18n/locales';
import { type Dictionary, keysInUse, problemsOf, textsOf, unusedKeys } from './dictionaries';

/** Imported as JSON where they are read, so that `t` is never called with their keys. */
const imported = /^(consent|disclaimer|fatalError|layout|routes|search):/;

function readDictionary(locale: string): Dictionary {
  const folder = path.join('locales', locale);
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const json = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
      return textsOf(json, `${path.parse(file).name}:`);
    }),
  );
}

/** Tests are left out: a key that only tests use is unused. */
function keysOfSources(): ReadonlySet<string> {
  const config: unknown = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const names = fileNames.filter((name) => /\/(src|gatsby)\//.test(name) && !/\.test\.tsx?$/.test(name));
  const program = ts.createProgram(names, options);
  return keysInUse(
    program,
    names.flatMap((name) => program.getSourceFile(name) ?? []),
  );
}

/** `npm run check:dictionaries`: what key types (`src/i18n/i18next.d.ts`) cannot prove, a line a problem. */
function findProblems(): string[] {
  const reference = readDictionary(defaultLocale);
  const looked = new Map([...reference].filter(([key]) => !imported.test(key)));
  return [
    ...locales.flatMap((locale) =>
      problemsOf(readDictionary(locale), locale, reference).map((problem) => `locales/${locale}: ${problem}`),
    ),
    ...unusedKeys(looked, keysOfSources()).map((key) => `locales: ${key} is used by no code`),
  ];
}

const problems = findProblems();
for (const problem of problems) console.log(problem);
if (problems.length === 0)
  console.log(`The dictionaries of ${locales.join(', ')} agree with each other and the code.`);
process.exitCode = problems.length > 0 ? 1 : 0;
