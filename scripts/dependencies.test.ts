import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import * as v from 'valibot';
import packageJson from '../package.json';

const root = path.join(__dirname, '..');

/** Scripts that operators run; the others are for developers. */
const operated = [
  ...[
    'start',
    'build',
    'release',
    'serve',
    'foretell',
    'upload',
    'export',
    'desk',
    'desk:user',
    'desk:build',
  ],
  ...['backup', 'restore', 'contact', 'content-api', 'check:contract', 'doctor'],
] as const;

const commands = operated.map((name) => packageJson.scripts[name].replace(/^exec /, '').split(' '));

/** Programs, and the files that a build reads by their place. */
const entries = [
  ...commands.flatMap((words) => words.filter((word) => /\.m?[jt]s$/.test(word))),
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'desk/page/main.tsx'],
  ...['src/start/main.ts', 'src/app/EntrySlice.tsx', 'scripts/showPages.ts'],
  ...['src/components/layout/NavigationSlice.tsx', 'src/components/layout/FooterSlice.tsx'],
  ...readdirSync(path.join(root, 'src', 'templates'))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => `src/templates/${file}`),
];

/** `@scope/name` or `name` of what is imported. */
function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

test('what operators run needs no package that `npm ci --omit=dev` leaves out', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'silent',
    loader: { '.svg': 'empty', '.woff2': 'empty', '.css': 'empty' },
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path: to, external }) => external && !to.startsWith('.') && !to.startsWith('node:'))
    .map(({ path: to }) => packageOf(to));
  // `npm` is a command that runs another, and is always installed.
  const programs = commands.map(([program = '']) => program).filter((program) => program !== 'npm');
  const needed = [...new Set([...imported, ...programs])].filter((name) => !builtinModules.includes(name));
  expect(needed.length).toBeGreaterThan(40);
  const installed = Object.keys(packageJson.dependencies);
  expect(needed.filter((name) => !installed.includes(name)).sort()).toEqual([]);
});

const { dependencies, devDependencies } = packageJson;

/** Whole programs and configurations, tests among them, as files that Git has. */
const sources = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs', '*.css', '.oxlintrc.json'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .map((file) => ({
    text: readFileSync(path.join(root, file), 'utf8'),
    isOfTests:
      /\.(?:test|spec)\.|(?:^|\/)testing\/|^(?:e2e|engines|bench)\/|^(?:jest|playwright)\.config/.test(file),
  }));

const peersOf = v.object({ peerDependencies: v.optional(v.record(v.string(), v.string())) });

const scriptWords = Object.values(packageJson.scripts).flatMap((script) => script.split(' '));

const manifest = (name: string) =>
  readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');

/** Dependencies that another one wants beside it, such as a compiler. */
const peers = new Set(
  Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
    Object.keys(v.parse(peersOf, JSON.parse(manifest(name))).peerDependencies ?? {}),
  ),
);

/** True for a package that a file imports or names, that a script runs, or that another one wants beside it. */
function isUsed(name: string, files: readonly { text: string }[]): boolean {
  const named = new RegExp(`['"]${name.replace('.', String.raw`\.`)}(?:/[^'"]*)?['"]`);
  return scriptWords.includes(name) || peers.has(name) || files.some(({ text }) => named.test(text));
}

test('no package is installed that nothing uses, and in production none that only tests use', () => {
  const product = sources.filter(({ isOfTests }) => !isOfTests);
  expect(Object.keys(dependencies).filter((name) => !isUsed(name, product))).toEqual([]);
  const typed = (name: string) => name.replace(/^@types\//, '');
  const unused = Object.keys(devDependencies).filter((name) => !isUsed(typed(name), sources));
  expect(unused).toEqual([]);
});

test('docs/dependencies.md has a row for each package', () => {
  const tables = readFileSync(path.join(root, 'docs', 'dependencies.md'), 'utf8')
    .split('\n## ')
    .slice(1);
  const rows = tables.map((table) => [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name));
  expect(rows).toEqual([Object.keys(dependencies), Object.keys(devDependencies)]);
});
