import type { Configuration, WebpackPluginInstance } from 'webpack';

/** Browsers of package.json's `browserslist` read ECMAScript 2020. */
const ecma = 2020;

/** Of Gatsby's `plugins`, whose own type of it is `Function`. */
export type MinifyJs = (options: { terserOptions: object }) => WebpackPluginInstance;

/**
 * Scripts are minified for the browsers that we support, where Gatsby writes ECMAScript 5. Its minifier's place is taken: of two,
 * the first leaves the other nothing to do.
 *
 * @throws Error when Gatsby's is not where it was
 */
export function withOwnMinifier(
  { optimization, ...config }: Configuration,
  minifyJs: MinifyJs,
): Configuration {
  const own = minifyJs({
    terserOptions: {
      ecma,
      parse: { ecma },
      compress: { ecma, passes: 3, unsafe_methods: true },
      output: { ecma },
    },
  });
  const minimizer = (optimization?.minimizer ?? []).map((plugin) =>
    plugin && typeof plugin === 'object' && plugin.constructor.name === 'TerserPlugin' ? own : plugin,
  );
  if (!minimizer.includes(own)) {
    throw new Error('Gatsby minifies scripts with something that is not TerserPlugin.');
  }
  return { ...config, optimization: { ...optimization, minimizer } };
}
