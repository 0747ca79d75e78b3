import { readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../locales/localeDetails';

/** The texts that islands show, by dictionary, or by part of one. */
const islandTexts = [
  'chart',
  'common',
  'compare',
  'compareLink',
  'contact',
  'costs.purchase',
  'funds',
  'library',
  'range',
] as const;

const header = '/* Written by `npm run generate:types` from locales/: do not edit. */\n\n';

const importsOf = (names: readonly string[], fileOf: (name: string) => string) =>
  names.map((name) => `import ${name} from '${fileOf(name)}';\n`).join('');

/** A dictionary in each language. Each is a file of its own, so that a script loads no other. */
function dictionaryFile(name: string) {
  const imports = importsOf(locales, (locale) => `./${locale}/${name}.json`);
  return {
    file: `locales/${name}.generated.ts`,
    text: `${header}${imports}\nexport const ${name} = { ${locales.join(', ')} };\n`,
  };
}

/** The islands' texts in one language: a script of its own, so that no page loads another language's. */
function islandFile(locale: string) {
  const parts = islandTexts.map((part) => part.split('.'));
  const imports = importsOf(
    parts.flatMap(([name]) => name ?? []),
    (name) => `../../../locales/${locale}/${name}.json`,
  );
  const members = parts.map(([name, key]) => (key ? `${name}: { ${key}: ${name}.${key} }` : name));
  return {
    file: `src/islands/texts/${locale}.generated.ts`,
    text: `${header}${imports}\nexport const texts = { ${members.join(', ')} };\n`,
  };
}

/** How an island gets its texts. webpack names scripts by comments. */
function loaderFile() {
  const loaders = locales.map(
    (locale) =>
      `  ${locale}: () => import(/* webpackChunkName: "texts-${locale}" */ './${locale}.generated'),\n`,
  );
  return {
    file: 'src/islands/texts/loadTexts.generated.ts',
    text: `${header}import type { Resource } from 'i18next';
import type { Locale } from '../../../locales/localeDetails';\n
export const loadTexts: Record<Locale, () => Promise<{ texts: Resource[string] }>> = {\n${loaders.join('')}};\n`,
  };
}

/** The modules by which code reads dictionaries: those of the first locale, in every locale. */
export function dictionaryFiles(repository: string) {
  const names = readdirSync(path.join(repository, 'locales', locales[0])).map(
    (name) => path.parse(name).name,
  );
  return [...names.sort().map(dictionaryFile), ...locales.map(islandFile), loaderFile()];
}
