import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration, RuleSetUseItem } from 'webpack';
import { EmittedAssets } from './hosting/EmittedAssets';
import { StableCompilationHash } from './StableCompilationHash';
import { sharedHelpers } from './webpack/sharedHelpers';
import { withSpriteFiles } from './webpack/spriteFiles';
import { unusedModules } from './webpack/unusedModules';
import { type MinifyJs, withOwnMinifier } from './webpack/withOwnMinifier';
import { writtenModules } from './webpack/writtenModules';

/** Gatsby's own types of its helpers are `Function`. */
type PluginHelpers = { minifyJs: MinifyJs };
type LoaderHelpers = { file: () => RuleSetUseItem };

/**
 * Keeps the script of a page small.
 * - What bar, footer and pages share of ours is one chunk: Gatsby copies anything under 20 KB into each of them.
 * - Without what is not used here.
 */
function smallScripts(): Configuration {
  return {
    plugins: [new StableCompilationHash(), new EmittedAssets()],
    // None of our modules is there for what happens when it is loaded: what is not used of them is left out.
    module: { rules: [{ test: /[\\/]src[\\/].*\.tsx?$/, sideEffects: false }] },
    resolve: {
      alias: {
        ...unusedModules(),
        ...sharedHelpers(),
        ...writtenModules(path.resolve('src'), path.resolve('.cache/written')),
      },
    },
    optimization: {
      mangleExports: 'size',
      splitChunks: {
        cacheGroups: {
          // Gatsby names a shared chunk after those that use it. Ours that are fetched on use have no name: what any two of them
          // share would be in one chunk with what any other two do.
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
  loaders,
  plugins,
  stage,
}) => {
  const { file } = loaders as unknown as LoaderHelpers;
  const config = withSpriteFiles((getConfig as () => Configuration)(), file());
  if (stage !== 'build-javascript') {
    actions.replaceWebpackConfig(config);
    return;
  }
  // Gatsby's own start is run by ours, a task later.
  const { app } = config.entry as { app: string };
  const { minifyJs } = plugins as unknown as PluginHelpers;
  const minified = withOwnMinifier(config, minifyJs);
  actions.replaceWebpackConfig({ ...minified, entry: { app: path.resolve('src/app/start.ts') } });
  actions.setWebpackConfig({ resolve: { alias: { '$gatsby-app': app } } });
  actions.setWebpackConfig(smallScripts());
};
