import { writeFile } from 'node:fs/promises';
import { readContent } from '../../content-api/parsing/readContent';
import { printStep, runScript } from '../../platform/runScript';
import { Cleanups } from '../Cleanups';
import { formatTable } from '../table';
import { measureScale, sampleFolder, type ScaleMeasure, ScaleProgress } from './measureScale';
import { parseScaleOptions, type ScaleOptions } from './parseScaleOptions';
import { scaleBuildColumns, scaleSizeColumns } from './scaleColumns';

async function measureSizes({ pages, limits }: ScaleOptions): Promise<ScaleMeasure[]> {
  const cleanups = new Cleanups();
  cleanups.runOnSignal();
  const sample = await readContent(sampleFolder);
  const progress = new ScaleProgress(console.log, () => performance.now());
  const measures: ScaleMeasure[] = [];
  for (const count of pages) {
    if (cleanups.isInterrupted) break;
    printStep(`${count} pages`);
    try {
      measures.push(await measureScale(count, { sample, limits, cleanups, onProgress: progress.show }));
    } finally {
      // One copy at a time on the disk.
      await cleanups.run();
    }
  }
  return measures;
}

function printTables(measures: readonly ScaleMeasure[], { limits }: ScaleOptions): void {
  const limit = `${limits.bytes / 1e9} GB, ${limits.seconds / 60} minutes a build`;
  const tables = [
    ['', `Builds (limits: ${limit}; memory of all processes, "own" without mapped files)`],
    formatTable(scaleBuildColumns, measures),
    ['', 'Size of public/ after the cold build, KB of 1000 bytes a page'],
    formatTable(scaleSizeColumns, measures),
  ];
  console.log(tables.flat().join('\n'));
  for (const { pagesWanted, problem } of measures) {
    if (problem !== undefined) console.log(`\n${pagesWanted} pages – ${problem}`);
  }
}

/** `npm run bench:scale`: builds sites of generated content. The exit code is 1 when one could not be built. */
async function main(): Promise<void> {
  const options = parseScaleOptions(process.argv.slice(2));
  const measuredAt = new Date().toISOString();
  const measures = await measureSizes(options);
  printTables(measures, options);
  if (options.json !== undefined) {
    await writeFile(options.json, `${JSON.stringify({ measuredAt, measures }, null, 2)}\n`);
  }
  process.exitCode = measures.some(({ problem }) => problem !== undefined) ? 1 : 0;
}

runScript(main);
