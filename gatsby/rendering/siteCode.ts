import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../../platform/environment/readEnvironment';
import { filesBelow } from '../../platform/filesBelow';

const folders = ['src', 'gatsby', 'contract', 'figures', 'locales', 'static', 'platform'];
const files = [
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['content-api/schema.graphql', 'publishing/releases/releaseFiles.ts'],
];

/** Gatsby puts their values into what it compiles. */
const compiledVariables = [
  'GATSBY_API_BASE_URL',
  'GATSBY_GA_ID',
  'GATSBY_MATOMO_SITE_ID',
  'GATSBY_MATOMO_URL',
  'GATSBY_PODCAST_HOST',
  'GATSBY_PRODUCT_SLUG',
  'GATSBY_RECAPTCHA_SITE_KEY',
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Digest of files below a folder, by name and content. */
export async function digestOfFiles(folder: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of [...names].sort()) {
    hash.update(`${name}\0`).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('base64url').slice(0, 12);
}

/**
 * Digest of all that a site follows from, but for its content: code, dictionaries, contract, configuration and the version of
 * Node.js.
 */
export async function siteCode(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const below = await Promise.all(
    folders.map(async (folder) =>
      (await filesBelow(path.join(root, folder))).map((file) => path.join(folder, file)),
    ),
  );
  const ofFiles = await digestOfFiles(root, [...below.flat().filter((file) => !isTest(file)), ...files]);
  const { siteUrl, systemHosts } = readEnvironment(env);
  const values = compiledVariables.map((name) => env[name]?.trim() || null);
  const configuration = JSON.stringify([process.version, siteUrl, systemHosts, values]);
  return createHash('sha256').update(ofFiles).update(configuration).digest('hex').slice(0, 20);
}
