import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { StableCompilationHash } from './StableCompilationHash';

type CssPlugin = { new (): WebpackPluginInstance; loader: string };

/** Gatsby's, which compiles each style sheet within the compilation. It has no types. */
const MiniCssExtractPlugin = jest.requireActual<CssPlugin>('mini-css-extract-plugin');

let folders: string[] = [];

afterEach(() => {
  folders.forEach((folder) => rmSync(folder, { recursive: true }));
  folders = [];
});

/** An entry with a style sheet, in a folder of its own. */
function writeSources(colour = 'navy'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'compilation-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'entry.js'), `import './style.css'; console.log('started');`);
  writeFileSync(path.join(folder, 'style.css'), `body { color: ${colour}; }`);
  return folder;
}

/** The hash of a compilation by a compiler of its own, with the cache that the folder has. */
async function hashOf(folder: string, plugins: WebpackPluginInstance[] = [new StableCompilationHash()]) {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'public'), uniqueName: 'site' },
    cache: { type: 'filesystem', cacheDirectory: path.join(folder, '.cache') },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
    },
    optimization: { minimize: false },
    plugins: [new MiniCssExtractPlugin(), ...plugins],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  // The cache is written as the compiler closes.
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  expect(stats?.compilation.errors).toEqual([]);
  const modules = [...(stats?.compilation.modules ?? [])];
  const built = modules.filter((module) => stats?.compilation.builtModules.has(module)).length;
  return { hash: stats?.hash, built };
}

test('what is taken from the cache has the hash that it had when it was compiled', async () => {
  const folder = writeSources();
  const cold = await hashOf(folder);
  const warm = await hashOf(folder);
  expect([cold.built > 0, warm.built]).toEqual([true, 0]);
  expect(warm.hash).toBe(cold.hash);
});

test('without the plugin the hash counts what is compiled within, and so whether the cache had it', async () => {
  const folder = writeSources();
  const cold = await hashOf(folder, []);
  const warm = await hashOf(folder, []);
  expect(warm.hash).not.toBe(cold.hash);
});

test('the same sources have the same hash in another folder, and other sources another', async () => {
  const { hash } = await hashOf(writeSources());
  expect((await hashOf(writeSources())).hash).toBe(hash);
  expect((await hashOf(writeSources('black'))).hash).not.toBe(hash);
});
