import path from 'node:path';
import type { Configuration } from 'webpack';

/** The ECMAScript version that the browsers of package.json's `browserslist` read. */
export const ecma = 2020;

const isBelow = (folder: string, file: string) => file.startsWith(path.resolve(folder) + path.sep);

/** Templates have the `graphql` tags, which only Gatsby's Babel plugin takes out. */
const isWithoutQueries = (file: string) =>
  /\.tsx?$/.test(file) &&
  ['src', 'figures', 'contract', 'locales'].some((folder) => isBelow(folder, file)) &&
  !isBelow('src/templates', file);

/** Compiles `src/`, but for its templates, and what it reads of `figures/` and `locales/`, with swc: Gatsby's two rules for TypeScript take every file through Babel twice. */
export function withSwc(config: Configuration): Configuration {
  const parser = { syntax: 'typescript', tsx: true };
  const transform = { react: { runtime: 'automatic' } };
  const options = {
    sourceMaps: false,
    jsc: { parser, transform, target: `es${ecma}` },
    module: { type: 'es6' },
  };
  const others = (config.module?.rules ?? []).map((rule) =>
    rule && typeof rule === 'object' && rule.test instanceof RegExp && rule.test.test('a.tsx')
      ? { ...rule, exclude: [rule.exclude ?? [], isWithoutQueries].flat() }
      : rule,
  );
  const swc = { test: isWithoutQueries, use: [{ loader: 'swc-loader', options }] };
  return { ...config, module: { ...config.module, rules: [...others, swc] } };
}
