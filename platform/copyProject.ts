import { cp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** The parts that build, publish and show; of the content API, only the contract. */
const sources = [
  ...[
    'desk',
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
  ...['package.json', 'tsconfig.json', 'content-api/schema.graphql'],
];

/**
 * A second folder to build the site in, with a cache of its own. One that is there is brought up to date and keeps its
 * cache: Gatsby has no option for where that lies.
 */
export async function copyProject(root: string, target: string): Promise<void> {
  for (const source of [...sources, 'node_modules']) {
    await rm(path.join(target, source), { recursive: true, force: true });
  }
  for (const source of sources) {
    const options = { recursive: true, preserveTimestamps: true };
    await cp(path.join(root, source), path.join(target, source), options);
  }
  await symlink(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
}
