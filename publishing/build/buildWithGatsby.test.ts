import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildWithGatsby, type GatsbyBuildOptions } from './buildWithGatsby';
import { useFolder } from '../../platform/testing/useFolder';

const inRoot = useFolder();
let notices: string[];
let progress: string[];
beforeEach(async () => {
  notices = [];
  progress = [];
});

/** Builds with a program in place of Gatsby, run in its folder. */
async function build(program: string, options: Partial<GatsbyBuildOptions> = {}): Promise<string[]> {
  const file = inRoot('program.cjs');
  await writeFile(file, `const fs = require('node:fs');\n${program}`);
  return buildWithGatsby({
    root: inRoot(),
    program: file,
    onProgress: (detail) => progress.push(detail),
    onNotice: (text) => notices.push(text),
    ...options,
  });
}

const succeed = `
  console.log('success \\u001b[32mBuilding static HTML for pages\\u001b[0m - 1.2s - 2/2');
  fs.writeFileSync('.cache/newPages.txt', '/fr/a/\\n/fr/b/\\n');
  fs.mkdirSync('public', { recursive: true });
  fs.writeFileSync('public/args', process.argv.slice(2).join(' '));
`;
const hang = `console.log('info ready'); setInterval(() => {}, 1000);`;

it('builds, reports what Gatsby does and which pages it rendered', async () => {
  expect(await build(succeed, { args: ['--verbose'] })).toEqual(['/fr/a/', '/fr/b/']);
  expect(progress).toEqual(['Building static HTML for pages - 1.2s - 2/2']);
  expect(await readFile(inRoot('public/args'), 'utf8')).toBe('build --verbose --write-to-file');
  expect(await readdir(inRoot('.cache'))).toEqual(['newPages.txt']);
  // Pages rendered by an earlier build do not count.
  expect(await build('')).toEqual([]);
});

it('tells Gatsby the revision of the content, by a file that goes with the build', async () => {
  await build(`fs.copyFileSync('.data/tmp/content-revision', 'seen');`, { revision: 'a1b2' });
  expect(await readFile(inRoot('seen'), 'utf8')).toBe('a1b2');
  await build(`fs.writeFileSync('seen', String(fs.existsSync('.data/tmp/content-revision')));`);
  expect(await readFile(inRoot('seen'), 'utf8')).toBe('false');
});

it('renders with a worker on each core, and with the one that is there where only content has changed', async () => {
  const cpuCount = async () => {
    await build(`fs.writeFileSync('count', process.env.GATSBY_CPU_COUNT);`);
    return readFile(inRoot('count'), 'utf8');
  };
  const onEachCore = String(availableParallelism() + 1);
  await mkdir(inRoot('src/theme'), { recursive: true });
  await writeFile(inRoot('src/theme/tokens.ts'), '');
  await utimes(inRoot('src/theme/tokens.ts'), 1000, 1000);
  expect(await cpuCount()).toBe(onEachCore);
  await mkdir(inRoot('.cache/redux'));
  expect(await cpuCount()).toBe('1');
  await utimes(inRoot('src/theme/tokens.ts'), Date.now(), Date.now());
  expect(await cpuCount()).toBe(onEachCore);
});

it('gives Gatsby the same variables, in the same order, from a shell as from a service', async () => {
  const names = async () => {
    await build(`fs.writeFileSync('names', Object.keys(process.env).join());`);
    return readFile(inRoot('names'), 'utf8');
  };
  const ofService = await names();
  process.env.npm_lifecycle_event = 'release';
  process.env.SITE_URL = 'https://www.korvane.example';
  const ofShell = await names();
  delete process.env.npm_lifecycle_event;
  delete process.env.SITE_URL;
  expect(ofShell.split(',').filter((name) => name !== 'SITE_URL')).toEqual(ofService.split(','));
  expect(ofShell).toContain('SITE_URL');
});

it("leaves no temporary folders: not its own, nor a killed build's, nor those of a build that failed", async () => {
  const leaveOne = `fs.mkdtempSync(require('node:os').tmpdir() + '/gatsby-worker');`;
  const kept = () => readdir(inRoot('.data', 'tmp'));
  await build(`${leaveOne} fs.writeFileSync('public-tmp', require('node:os').tmpdir());`);
  expect(await readFile(inRoot('public-tmp'), 'utf8')).toBe(inRoot('.data', 'tmp'));
  await expect(kept()).rejects.toThrow('ENOENT');
  await expect(build(`${leaveOne} process.exit(3);`)).rejects.toThrow('code 3');
  await expect(kept()).rejects.toThrow('ENOENT');

  await mkdir(inRoot('.data', 'tmp', 'gatsby-worker-killed'), { recursive: true });
  await build(`fs.writeFileSync('public-tmp', fs.readdirSync(require('node:os').tmpdir()).join());`);
  expect(await readFile(inRoot('public-tmp'), 'utf8')).toBe('');
});

it('builds on after a build that failed by itself, and says why it did', async () => {
  await build(succeed);
  const fail = `console.log('info begun\\n\\n ERROR  The content API is empty.\\n'); process.exit(3);`;
  await expect(build(fail)).rejects.toThrow(
    /^gatsby build failed with code 3:\nERROR {2}The content API is empty\.$/,
  );
  await build('');
  expect(await readdir(inRoot('public'))).toEqual(['args']);
  expect(notices).toEqual([]);
});

it.each([
  [
    'a signal ended',
    () => build(`process.kill(process.pid, 'SIGKILL');`),
    'gatsby build was ended by SIGKILL',
  ],
  [
    'was stopped',
    () => {
      const controller = new AbortController();
      const onProgress = () => controller.abort(new Error('stopped'));
      return build(hang, { signal: controller.signal, onProgress });
    },
    'stopped',
  ],
])('starts from nothing after a build that %s', async (_, killedBuild, message) => {
  await build(succeed);
  await expect(killedBuild()).rejects.toThrow(message);
  await mkdir(inRoot('.cache/caches'), { recursive: true });
  await build(`fs.writeFileSync('seen', fs.readdirSync('.cache') + '|' + fs.readdirSync('public'));`);
  expect(notices).toEqual([expect.stringContaining('The last build was killed')]);
  expect(await readFile(inRoot('seen'), 'utf8')).toBe('.build-running.json|');
  await build('');
  expect(notices).toHaveLength(1);
});

/** Resolves when the process is gone; otherwise the test times out. */
async function endOf(pid: number): Promise<void> {
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isRunning()) await delay(20);
}

it('ends with the process that builds, its workers too, and while they are busy', async () => {
  // The middle process stands for the publisher: it starts a build, which forks a worker, and both loop for ever.
  const preload = path.join(__dirname, 'endWithParent.cjs');
  await writeFile(inRoot('worker.cjs'), `process.send(process.pid, () => { for (;;); });`);
  await writeFile(
    inRoot('build.cjs'),
    `require('node:child_process').fork('./worker.cjs').on('message', (worker) => {
       console.log(process.pid + ' ' + worker);
       setTimeout(() => { for (;;); }, 50);
     });`,
  );
  await writeFile(
    inRoot('publish.cjs'),
    `const env = { ...process.env, END_WITH_PROCESS: String(process.pid) };
     const args = ['--require', ${JSON.stringify(preload)}, './build.cjs'];
     require('node:child_process').spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'ignore'] });`,
  );
  const publish = spawn(process.execPath, ['publish.cjs'], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(publish.stdout, 'data')) as [Buffer];
  const [gatsby = 0, worker = 0] = output.toString().split(' ').map(Number);
  publish.kill('SIGKILL');
  await Promise.all([endOf(gatsby), endOf(worker)]);
  expect(gatsby).toBeGreaterThan(0);
});
