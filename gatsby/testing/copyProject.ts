import { cp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** The parts that write, build, publish and show; of the content all but the sample. */
const sources = [
  ...[
    'content',
    'content-api',
    'desk',
    'contract',
    'figures',
    'gatsby',
    'locales',
    'platform',
    'publishing',
    'scripts',
    'site-server',
    'src',
    'static',
  ],
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/**
 * A second folder to build the site in, with a cache of its own. One that is there is brought up to date and keeps its
 * cache: Gatsby has no option for where that lies.
 */
export async function copyProject(root: string, target: string): Promise<void> {
  for (const source of [...sources, 'node_modules']) {
    await rm(path.join(target, source), { recursive: true, force: true });
  }
  const sample = path.join(root, 'content', 'sample');
  const options = { recursive: true, preserveTimestamps: true, filter: (file: string) => file !== sample };
  for (const source of sources) {
    await cp(path.join(root, source), path.join(target, source), options);
  }
  await symlink(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
}
