import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepWrittenProperties, keepWrittenStyles, type Words, wordsIn } from './keepWritten';
import { withConditionsLookedUp, withoutGlobalStyles, withoutPropertyTypes } from './lightDesignSystem';
import { smallI18next } from './smallI18next';
import { withoutServerRendering } from './withoutServerRendering';

/** Words of the code that runs in pages, its tests left out. */
function wordsOfFolder(folder: string): Words {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return new Set(sources.flatMap((file) => wordsIn(readFileSync(path.join(folder, file), 'utf8'))));
}

/** `@scope/name` or `name`. */
const packageName = /^(?:@[^/]+\/)?[^/]+/;

/**
 * The imports of a module that is written to another place: those of its neighbours, and of packages that its own package
 * has in a version of its own.
 *
 * @param file below `node_modules`
 */
function withOwnImports(source: string, file: string): string {
  const original = realpathSync(path.resolve('node_modules', file));
  const ownPackages = path.resolve('node_modules', packageName.exec(file)?.[0] ?? '', 'node_modules');
  return source.replace(/(?<=\bfrom (['"]))[^'"]+(?=\1)/g, (address) => {
    if (address.startsWith('.')) return path.resolve(path.dirname(original), address);
    const own = path.join(ownPackages, address);
    return existsSync(own) ? realpathSync(own) : address;
  });
}

/** A file with another date is compiled again, and with it the modules that import it. */
function writeWhenChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

type WrittenModule = {
  file: string;
  /** The module that is imported, where it is another one. */
  imported?: string;
  keep: (source: string, words: Words) => string;
};

const modules: readonly WrittenModule[] = [
  { file: '@chakra-ui/react/dist/esm/preset-base.js', keep: keepWrittenStyles },
  { file: '@pandacss/is-valid-prop/dist/index.mjs', keep: keepWrittenProperties },
  // The i18n plugin requires it as CommonJS, of which more is left.
  {
    file: 'i18next/dist/esm/i18next.js',
    imported: 'i18next/dist/cjs/i18next.js',
    keep: smallI18next,
  },
  { file: '@chakra-ui/react/dist/esm/styled-system/conditions.js', keep: withConditionsLookedUp },
  { file: '@chakra-ui/react/dist/esm/styled-system/system.js', keep: withoutGlobalStyles },
  { file: '@chakra-ui/react/dist/esm/styled-system/utility.js', keep: withoutPropertyTypes },
  { file: 'react-helmet-async/lib/index.esm.js', keep: withoutServerRendering },
];

/**
 * Chakra knows every CSS property, shorthand and pseudo-class, 8 KB gzip of names. The browser gets those that are
 * written somewhere in `src`; the HTML is rendered with all of them, so that a name too few would show as a class that
 * differs between the two. Of i18next and Helmet the browser gets what is used in it.
 *
 * @returns webpack aliases: the library's modules to those that are written in `target`
 * @throws UnknownSourceError when a library is not written as it was
 */
export function writtenModules(sourceFolder: string, target: string): Record<string, string> {
  const words = wordsOfFolder(sourceFolder);
  mkdirSync(target, { recursive: true });
  return Object.fromEntries(
    modules.map(({ file, imported = file, keep }) => {
      const written = path.join(target, file.replaceAll('/', '+'));
      const source = readFileSync(path.resolve('node_modules', file), 'utf8');
      writeWhenChanged(written, withOwnImports(keep(source, words), file));
      return [realpathSync(path.resolve('node_modules', imported)), written];
    }),
  );
}
