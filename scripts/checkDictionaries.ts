import path from 'node:path';
import { checkKeyUses } from './dictionaries/checkKeyUses';
import { compareDictionaries, findEmptyTexts, findFormats } from './dictionaries/compareDictionaries';
import { describeProblem, type Dictionary, type Problem } from './dictionaries/dictionary';
import { findProjectKeyUses } from './dictionaries/findProjectKeyUses';
import { readDictionaries } from './dictionaries/readDictionaries';
import { defaultLocale, locales } from '../src/i18n/locales';

const root = path.join(__dirname, '..');

/**
 * Namespaces that are not looked up by key but imported as JSON and read as typed objects: TypeScript already refuses a
 * key that they lack, and a whole route table or layout is handed over at once, so that single keys are not seen in code.
 */
const typedNamespaces = new Set(['consent', 'disclaimer', 'lastResort', 'layout', 'routes', 'search']);

/** The home page is the bare prefix of its locale, so that its path segment is empty. */
const mayBeEmpty = new Set(['routes:index']);

/** `npm run check:dictionaries`: one line per problem. */
function findProblems(): Problem[] {
  const dictionaries = readDictionaries(root, locales);
  const files: ReadonlyMap<string, Dictionary> = dictionaries.get(defaultLocale) ?? new Map();
  const found = findProjectKeyUses(root, ['src', 'gatsby']);
  return [
    ...compareDictionaries(dictionaries, defaultLocale),
    ...findEmptyTexts(dictionaries, mayBeEmpty),
    ...findFormats(dictionaries),
    ...checkKeyUses(files, defaultLocale, found, typedNamespaces),
  ];
}

function main(): void {
  const problems = findProblems();
  for (const problem of problems) console.log(describeProblem(problem));
  if (problems.length === 0)
    console.log(`The dictionaries of ${locales.join(', ')} agree with each other and the code.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
