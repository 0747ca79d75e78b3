import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { defaultLocale, locales } from '../src/i18n/locales';
import deskEnglish from '../desk/page/en.json';
import deskFrench from '../desk/page/fr.json';
import { keysInUse, problemsOf, readDictionaries, textsOf, unusedKeys } from './dictionaryProblems';
import { readTerms, retiredTermsBelow } from './terms';

/** Tests are left out: a key that only tests use is unused. */
function keysOfSources(): ReadonlySet<string> {
  const config: unknown = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const names = fileNames.filter(
    (name) =>
      /\/(src|gatsby|content|content-api|site-server|desk)\//.test(name) &&
      !/\.test\.tsx?$|\/testing\//.test(name),
  );
  const program = ts.createProgram(names, options);
  return keysInUse(
    program,
    names.flatMap((name) => program.getSourceFile(name) ?? []),
  );
}

/** The desk has French and English, without namespaces. */
function deskProblems(used: ReadonlySet<string>): string[] {
  const french = new Map(textsOf(deskFrench, ''));
  const signs = /[^\u00a0\s][:;?!»]|«[^\u00a0]| [:;?!»]|'/;
  return [
    ...problemsOf(french, 'fr', french).map((problem) => `desk/page/fr.json: ${problem}`),
    ...problemsOf(new Map(textsOf(deskEnglish, '')), 'en', french).map(
      (problem) => `desk/page/en.json: ${problem}`,
    ),
    ...unusedKeys(french, used).map((key) => `desk/page: ${key} is used by no code`),
    ...[...french].flatMap(([key, text]) =>
      signs.test(text)
        ? [
            `desk/page/fr.json: ${key} lacks a space that does not break before : ; ? ! », or has a straight apostrophe`,
          ]
        : [],
    ),
  ];
}

/** `npm run check:dictionaries`: what key types (`src/i18n/i18next.d.ts`) cannot prove, a line a problem. */
function findProblems(): string[] {
  const { dictionaries, problems } = readDictionaries('locales', locales);
  const reference = dictionaries.get(defaultLocale);
  if (problems.length > 0 || !reference) return problems;
  const used = keysOfSources();
  return [
    ...[...dictionaries].flatMap(([locale, dictionary]) =>
      problemsOf(dictionary, locale, reference).map((problem) => `locales/${locale}: ${problem}`),
    ),
    ...unusedKeys(reference, used).map((key) => `locales: ${key} is used by no code`),
    ...deskProblems(used),
    ...retiredTermsBelow(
      ['locales', 'content/sample', 'desk/page'],
      readTerms(readFileSync('docs/terms.md', 'utf8'), locales),
    ),
  ];
}

const problems = findProblems();
for (const problem of problems) console.log(problem);
if (problems.length === 0)
  console.log(
    `The dictionaries of ${locales.join(', ')} and of the desk agree with each other, the code and docs/terms.md.`,
  );
process.exitCode = problems.length > 0 ? 1 : 0;
