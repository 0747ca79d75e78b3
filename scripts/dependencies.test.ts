import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
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
