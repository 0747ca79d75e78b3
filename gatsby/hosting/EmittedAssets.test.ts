import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { releaseFileNames } from '../../publishing/releases/releaseFiles';
import { EmittedAssets, islandsFile } from './EmittedAssets';

describe('of a compilation', () => {
  let folder: string;
  const inPublic = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, 'public', file), 'utf8'));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
    const sources = {
      // Gatsby's own script, which no page runs, loads them too.
      app: "import(/* webpackChunkName: 'islands' */ './islands')",
      start: "import(/* webpackChunkName: 'islands' */ './islands')",
      islands: `import(/* webpackChunkName: 'island-chart' */ './chart');
        import(/* webpackChunkName: 'texts-fr' */ './texts');
        import(/* webpackChunkName: 'other' */ './other')`,
      chart: "console.log('chart')",
      texts: "console.log('texts')",
      other: "console.log('other')",
    };
    for (const [name, text] of Object.entries(sources)) {
      await writeFile(path.join(folder, `${name}.js`), text);
    }
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: { app: './app.js', start: { import: './start.js', runtime: false } },
      output: { path: path.join(folder, 'public'), filename: '[name].js', chunkFilename: '[name].js' },
      optimization: { runtimeChunk: { name: 'runtime' } },
      plugins: [new EmittedAssets()],
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve())));
    });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lists the scripts of pages, without those of Gatsby', async () => {
    const names = ['island-chart', 'islands', 'other', 'start', 'texts-fr'];
    expect(await inPublic(releaseFileNames.assets)).toEqual(names.map((name) => `${name}.js`));
  });

  it('says what the start script consists of, and what each island needs besides', async () => {
    expect(await inPublic(islandsFile)).toEqual({
      start: ['/start.js'],
      islands: ['/islands.js'],
      'island-chart': ['/islands.js', '/island-chart.js'],
      'texts-fr': ['/islands.js', '/texts-fr.js'],
    });
  });
});
