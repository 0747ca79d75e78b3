import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { defaultLocale, locales } from '../src/i18n/locales';
import { keysInUse, problemsOf, readDictionaries, unusedKeys } from './dictionaries';
import { readTerms, retiredTermsBelow } from './terms';

/** Tests are left out: a key that only tests use is unused. */
function keysOfSources(): ReadonlySet<string> {
  const config: unknown = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const names = fileNames.filter(
    (name) =>
      /\/(src|gatsby|content-api|site-server)\//.test(name) && !/\.test\.tsx?$|\/testing\//.test(name),
  );
  const program = ts.createProgram(names, options);
  return keysInUse(
    program,
    names.flatMap((name) => program.getSourceFile(name) ?? []),
  );
}

/** `npm run check:dictionaries`: what key types (`src/i18n/i18next.d.ts`) cannot prove, a line a problem. */
function findProblems(): string[] {
  const { dictionaries, problems } = readDictionaries('locales', locales);
  const reference = dictionaries.get(defaultLocale);
  if (problems.length > 0 || !reference) return problems;
  return [
    ...[...dictionaries].flatMap(([locale, dictionary]) =>
      problemsOf(dictionary, locale, reference).map((problem) => `locales/${locale}: ${problem}`),
    ),
    ...unusedKeys(reference, keysOfSources()).map((key) => `locales: ${key} is used by no code`),
    ...retiredTermsBelow(
      ['locales', 'content-api/content', 'desk/page'],
      readTerms(readFileSync('docs/terms.md', 'utf8'), locales),
    ),
  ];
}

const problems = findProblems();
for (const problem of problems) console.log(problem);
if (problems.length === 0)
  console.log(`The dictionaries of ${locales.join(', ')} agree with each other, the code and docs/terms.md.`);
process.exitCode = problems.length > 0 ? 1 : 0;
