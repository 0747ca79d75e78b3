import path from 'node:path';
import type { Compiler } from 'webpack';
import { releaseFileNames } from '../../publishing/releases/releaseFiles';
import { writeIfChanged } from '../publicFiles';

const name = 'EmittedAssets';

/** Scripts and styles with what belongs to them; fonts and images in `static/` stay as long as `public/`. */
const scriptOrStyle = /\.(?:m?js|css)(?:\.LICENSE\.txt)?$/;

/** The scripts and styles among the names, as the list of a release has them. */
export function listedAssets(names: readonly string[]): string[] {
  return names.filter((asset) => scriptOrStyle.test(asset)).sort();
}

/**
 * Writes which scripts and styles this compilation consists of, those that webpack took from its cache included: older
 * ones stay beside them in `public/`.
 */
export class EmittedAssets {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
      const assets = listedAssets(compilation.getAssets().map((asset) => asset.name));
      const file = path.join(compilation.outputOptions.path ?? compiler.outputPath, releaseFileNames.assets);
      await writeIfChanged(file, `${JSON.stringify(assets)}\n`);
    });
  }
}
