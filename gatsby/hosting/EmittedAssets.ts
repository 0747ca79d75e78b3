import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { releaseFileNames } from '../../publishing/releases/releaseFiles';
import { writeIfChanged } from '../publicFiles';

const name = 'EmittedAssets';

/** Public file that `src/start/islands.ts` fetches, and the build reads for the start script. */
export const islandsFile = 'islands.json';

/** Scripts of the chunk, after those of the chunks that it is loaded from; without what starts every page, and Gatsby's. */
function scriptsOf(group: ChunkGroup): string[] {
  const parents = group.getParents().filter((parent) => !parent.isInitial());
  const own: string[] = group.getFiles();
  const files = new Set<string>([...parents.flatMap(scriptsOf), ...own]);
  return Array.from(files, (file) => file.replace(/^\/?/, '/')).filter((file) => file.endsWith('.js'));
}

/** Scripts by chunk: `start`, and what is loaded on use, such as `island-search` and `texts-fr`. */
function islandScripts({ namedChunkGroups }: Compilation): Record<string, string[]> {
  const wanted = [...namedChunkGroups].filter(([chunk]) => /^(?:start$|island|texts-)/.test(chunk));
  const scripts = wanted.map(([chunk, group]): [string, string[]] => [chunk, scriptsOf(group)]);
  return Object.fromEntries(scripts.sort());
}

/** Scripts of the start script and of all that it loads. No page runs the rest of what Gatsby compiles. */
function pageScripts({ entrypoints }: Compilation): string[] {
  const start = entrypoints.get('start');
  const groups = new Set<ChunkGroup>(start ? [start] : []);
  for (const group of groups) group.getChildren().forEach((child) => groups.add(child));
  return [...new Set([...groups].flatMap((group) => group.getFiles()))]
    .filter((file) => file.endsWith('.js'))
    .sort();
}

/**
 * Writes which scripts pages run, those that webpack took from its cache included: older ones stay beside them in `public/`. And
 * which each island needs.
 */
export class EmittedAssets {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
      const folder = compilation.outputOptions.path ?? compiler.outputPath;
      const assets = pageScripts(compilation);
      await writeIfChanged(path.join(folder, releaseFileNames.assets), `${JSON.stringify(assets)}\n`);
      await writeIfChanged(path.join(folder, islandsFile), `${JSON.stringify(islandScripts(compilation))}\n`);
    });
  }
}
