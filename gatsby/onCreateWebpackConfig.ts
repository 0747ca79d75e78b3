import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { WebpackPluginInstance } from 'webpack';
import { StableCompilationHash } from './StableCompilationHash';

/** Browsers of package.json's `browserslist` read ECMAScript 2020. */
const ecma = 2020;

/** Gatsby's own type of its plugin helpers is `Function`. */
type PluginHelpers = { minifyJs: (options: { terserOptions: object }) => WebpackPluginInstance };

/** Modules that other packages import for what this site does not use: `false` makes them empty. */
const unused = {
  /** `Trans` of react-i18next. */
  'html-parse-stringify': false,
  [path.resolve('node_modules/react-i18next/dist/es/Trans.js')]: false,
  [path.resolve('node_modules/react-i18next/dist/es/TransWithoutContext.js')]: false,
  /** Gatsby's scripts in a web worker. */
  '@builder.io/partytown/integration': false,
  /** Messages of gatsby-plugin-react-i18next in development. */
  outdent: false,
} as const;

/**
 * Keeps the script of a page small.
 * - What bar, footer and pages share of ours is one chunk: Gatsby copies anything under 20 KB into each of them.
 * - Minified for the browsers that we support, where Gatsby writes ECMAScript 5.
 * - Without what is not used here.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins, stage }) => {
  if (stage !== 'build-javascript') return;
  const { minifyJs } = plugins as unknown as PluginHelpers;
  actions.setWebpackConfig({
    plugins: [new StableCompilationHash()],
    resolve: { alias: unused },
    optimization: {
      minimizer: [
        minifyJs({
          terserOptions: { ecma, parse: { ecma }, compress: { ecma, passes: 2 }, output: { ecma } },
        }),
      ],
      splitChunks: {
        cacheGroups: {
          ui: {
            name: 'ui',
            test: /[\\/]src[\\/](?:components[\\/](?:brand|icons|ui)|routes|theme)[\\/]/,
            chunks: 'async',
            enforce: true,
            priority: 50,
          },
        },
      },
    },
  });
};
