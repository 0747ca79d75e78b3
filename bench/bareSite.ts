import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Cleanups } from './Cleanups';
import { stopProcessGroups } from '../platform/processGroup';
import { runInFolder } from './runInFolder';

const nodeModules = path.join(__dirname, '..', 'node_modules');

const firstTitleFile = 'first-title.txt';

/** Files of a site that is nothing but Gatsby: one template, and pages of a title and a paragraph. */
export function bareSiteFiles(pages: number): Record<string, string> {
  return {
    'package.json': JSON.stringify({ name: 'bare-site', private: true, dependencies: { gatsby: '*' } }),
    'gatsby-config.js': `module.exports = { trailingSlash: 'never', graphqlTypegen: false };\n`,
    // Its content: an edit of gatsby-node.js would empty Gatsby's cache.
    [firstTitleFile]: 'Page 1',
    'gatsby-node.js': `const component = require('node:path').resolve('template.js');
const firstTitle = require('node:fs').readFileSync(require('node:path').join(__dirname, '${firstTitleFile}'), 'utf8');
exports.createPages = ({ actions }) => {
  for (let number = 1; number <= ${pages}; number += 1) {
    const text = ('Paragraph of page ' + number + '. ').repeat(12);
    const title = number === 1 ? firstTitle : 'Page ' + number;
    actions.createPage({ path: '/page-' + number, component, context: { title, text } });
  }
};
`,
    'template.js': `import React from 'react';
export default function Page({ pageContext: { title, text } }) {
  return <main><h1>{title}</h1><p>{text}</p></main>;
}
export const Head = ({ pageContext: { title } }) => <title>{title}</title>;
`,
  };
}

async function createBareSite(pages: number, cleanups: Cleanups): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'bench-bare-')));
  cleanups.add(() => stopProcessGroups().then(() => rm(folder, { recursive: true, force: true })));
  for (const [name, content] of Object.entries(bareSiteFiles(pages))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await symlink(nodeModules, path.join(folder, 'node_modules'));
  return folder;
}

export interface BareSiteTimes {
  coldSeconds: number;
  /** Of a warm build after the title of one page was edited. */
  editSeconds: number;
}

/** Times `gatsby build` of a bare site. @throws Error with the end of its output when it fails */
export async function timeBareSite(pages: number, cleanups: Cleanups): Promise<BareSiteTimes> {
  const folder = await createBareSite(pages, cleanups);
  const timeBuild = async () => {
    const { seconds, problem } = await runInFolder({
      folder,
      args: [path.join(nodeModules, 'gatsby/cli.js'), 'build'],
      variables: { NODE_ENV: 'production' },
    });
    if (problem !== undefined) throw new Error(`The build of the bare site: ${problem}`);
    return seconds;
  };
  const coldSeconds = await timeBuild();
  // The first warm build may render every page: webpack's hash differs from that of a cold one.
  await timeBuild();
  await writeFile(path.join(folder, firstTitleFile), 'Another title');
  return { coldSeconds, editSeconds: await timeBuild() };
}
