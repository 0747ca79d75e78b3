import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, EntryObject, WebpackPluginInstance } from 'webpack';
import { EmittedAssets } from './hosting/EmittedAssets';
import { StableCompilationHash } from './StableCompilationHash';
import { ecma, withSwc } from './webpack/withSwc';

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

/** Gatsby's scripts, which no page runs; Gatsby learns from them which page uses which slice. */
const ofGatsby = ({ name }: { name?: string | null }) => /^(?:component|slice)---/.test(name ?? '');

/** One file with webpack's runtime. Gatsby's own lists all of Gatsby's scripts, too, by name and hash. */
const start = { import: path.resolve('src/start/main.ts'), runtime: false } as const;

/** The start script, and islands that are fetched on use. */
const startScripts: Configuration = {
  // Source maps would be public.
  devtool: false,
  plugins: [new StableCompilationHash(), new EmittedAssets()],
  // None of our modules has side effects when loaded, so unused parts are left out; the start script is what it does.
  module: { rules: [{ test: /[\\/]src[\\/](?!start[\\/]main).*\.tsx?$/, sideEffects: false }] },
  optimization: {
    mangleExports: 'size',
    // Else parts of the islands would be in scripts that they share with Gatsby's.
    splitChunks: { cacheGroups: { shared: { chunks: ofGatsby }, commons: { chunks: ofGatsby } } },
  },
};

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
    entry: { ...(config.entry as EntryObject), start },
    // Else the name of this package is in every script.
    output: {
      ...config.output,
      uniqueName: 'site',
      environment: { ...config.output?.environment, arrowFunction: true },
    },
    optimization: { ...config.optimization, minimizer: minimizers(plugins as unknown as PluginHelpers) },
  });
  actions.setWebpackConfig(startScripts);
};
