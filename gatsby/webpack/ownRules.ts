import path from 'node:path';
import type { Configuration, RuleSetCondition, RuleSetRule, RuleSetUseItem } from 'webpack';

/** Adds a rule that is the only one for its files. @param sample the name of one of them */
function withRule(
  config: Configuration,
  sample: string,
  rule: RuleSetRule & { test: RuleSetCondition },
): Configuration {
  const others = (config.module?.rules ?? []).map((other) =>
    other && typeof other === 'object' && other.test instanceof RegExp && other.test.test(sample)
      ? { ...other, exclude: [other.exclude ?? [], rule.test].flat() }
      : other,
  );
  return { ...config, module: { ...config.module, rules: [...others, rule] } };
}

/**
 * Sprites are always files: Gatsby writes images under 10 KB into the script as `data:` addresses, and an SVG `use`
 * reads from a file only.
 */
export function withSpriteFiles(config: Configuration, fileLoader: RuleSetUseItem): Configuration {
  return withRule(config, 'a.sprite.svg', { test: /\.sprite\.svg$/, use: [fileLoader] });
}

/** The ECMAScript version that the browsers of package.json's `browserslist` read. */
export const ecma = 2020;

const isBelow = (folder: string, file: string) => file.startsWith(path.resolve(folder) + path.sep);

/** Templates have the `graphql` tags, which only Gatsby's Babel plugin takes out. */
const isWithoutQueries = (file: string) =>
  /\.tsx?$/.test(file) && isBelow('src', file) && !isBelow('src/templates', file);

/** Compiles `src/`, but for its templates, with swc: Gatsby's two rules for TypeScript take every file through Babel twice. */
export function withSwc(config: Configuration): Configuration {
  const parser = { syntax: 'typescript', tsx: true };
  const transform = { react: { runtime: 'automatic' } };
  const options = {
    sourceMaps: false,
    jsc: { parser, transform, target: `es${ecma}` },
    module: { type: 'es6' },
  };
  return withRule(config, 'a.tsx', { test: isWithoutQueries, use: [{ loader: 'swc-loader', options }] });
}
