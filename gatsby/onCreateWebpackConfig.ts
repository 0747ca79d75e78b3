import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { EmittedAssets } from './hosting/EmittedAssets';
import { StableCompilationHash } from './StableCompilationHash';
import { ecma, withSwc } from './webpack/withSwc';
import { unusedModules } from './webpack/unusedModules';

/** Gatsby's own type of it is `Function`. */
type PluginHelpers = { minifyCss: () => WebpackPluginInstance };

/** swc in place of Gatsby's Terser: a bundle of the same size in a tenth of the time. */
function minimizers({ minifyCss }: PluginHelpers): WebpackPluginInstance[] {
  const terserOptions = { ecma, compress: { ecma, passes: 3, unsafe_methods: true }, format: { ecma } };
  const minifyJs = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions,
    // swc leaves them in the scripts.
    extractComments: false,
  });
  return [minifyJs, minifyCss()];
}

/**
 * Keeps the script of a page small.
 * - What bar, footer and pages share of ours is one chunk: Gatsby copies anything under 20 KB into each of them.
 * - Without what is not used here.
 */
function smallScripts(): Configuration {
  return {
    // Source maps would be public, 5 MB a release.
    devtool: false,
    plugins: [new StableCompilationHash(), new EmittedAssets()],
    // None of our modules has side effects when loaded, so unused parts are left out.
    module: { rules: [{ test: /[\\/]src[\\/].*\.tsx?$/, sideEffects: false }] },
    resolve: { alias: unusedModules() },
    optimization: {
      mangleExports: 'size',
      splitChunks: {
        cacheGroups: {
          // Gatsby names a shared chunk after those that use it. Ours that are fetched on use have no name: what any
          // two of them share would be in one chunk with what any other two do.
          shared: { chunks: ({ name }) => Boolean(name) },
          ui: {
            name: 'ui',
            test: /[\\/]src[\\/](?:components[\\/](?:brand|icons|ui)|routes|theme)[\\/]/,
            chunks: 'async',
            minChunks: 6,
            enforce: true,
            priority: 50,
          },
        },
      },
    },
  };
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  // While developing, Gatsby's Babel preset also refreshes components in place.
  if (!stage.startsWith('build')) return;
  const config = withSwc((getConfig as () => Configuration)());
  if (stage !== 'build-javascript') {
    actions.replaceWebpackConfig(config);
    return;
  }
  actions.replaceWebpackConfig({
    ...config,
    // Else the name of this package is in every script.
    output: { ...config.output, uniqueName: 'site' },
    optimization: { ...config.optimization, minimizer: minimizers(plugins as unknown as PluginHelpers) },
  });
  actions.setWebpackConfig(smallScripts());
};
