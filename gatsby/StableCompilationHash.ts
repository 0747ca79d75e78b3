import type { Compilation, Compiler } from 'webpack';

const name = 'StableCompilationHash';

/**
 * The same sources have the same compilation hash, whether webpack compiles them or takes them from its cache.
 *
 * Gatsby writes that hash into every page. webpack counts the compilations within it too, such as the one that extracts
 * a style sheet, which only happens when the sheet is not in the cache: the first increment after a cold build would
 * change every page. Their output is in the outer compilation's modules, and so in its hash.
 */
export class StableCompilationHash {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      let inner: Compilation[] = [];
      compilation.hooks.beforeHash.tap(name, () => {
        inner = compilation.children;
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap(name, () => {
        compilation.children = inner;
      });
    });
  }
}
