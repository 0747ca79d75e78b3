import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleGit } from 'simple-git';
import { makeForetell } from '../../desk/server/publishing/foretoldPages';
import { printStep } from '../../platform/runScript';
import type { PublishReport } from '../../publishing/events';
import {
  type Bench,
  type EditedSite,
  makeEditedSite,
  medianOf,
  printTable,
  root,
  round,
  timeNode,
  timePublish,
} from './editedSite';

/** Files of a site that is nothing but Gatsby: one template, and pages of a title and a paragraph. */
const bareFiles = (pages: number) => ({
  'package.json': JSON.stringify({ name: 'bare-site', private: true, dependencies: { gatsby: '*' } }),
  'gatsby-config.js': `module.exports = { trailingSlash: 'never', graphqlTypegen: false };\n`,
  // Its content: an edit of gatsby-node.js would empty Gatsby's cache.
  'first-title.txt': 'Page 1',
  'gatsby-node.js': `const component = require('node:path').resolve('template.js');
const firstTitle = require('node:fs').readFileSync(require('node:path').join(__dirname, 'first-title.txt'), 'utf8');
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
});

/** A bare site. @returns what builds it and tells the seconds, after its first title was edited where one is given */
async function makeBareSite({ folder: parent, signal }: Bench, pages: number) {
  const folder = path.join(parent, 'bare');
  await mkdir(folder);
  for (const [name, text] of Object.entries(bareFiles(pages))) await writeFile(path.join(folder, name), text);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return async (title?: string) => {
    if (title !== undefined) await writeFile(path.join(folder, 'first-title.txt'), title);
    return timeNode(folder, [path.join(root, 'node_modules/gatsby/cli.js'), 'build'], signal);
  };
}

/** Commits another title of the newest news item in French, which the home shows, too. */
async function editNewestTitle(content: string, title: string): Promise<void> {
  const items = (await readdir(path.join(content, 'news'))).filter((name) => /^\d/.test(name)).sort();
  const file = path.join(content, 'news', items.at(-1) ?? '', 'fr.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^title: .*$/m, `title: ${title}`));
  await simpleGit(content).commit(title, file);
}

/** Pages that were rendered although they do not show the title. */
async function renderedWithoutNeed({ releases }: EditedSite, { rendered }: PublishReport, title: string) {
  const htmlOf = (page: string) => readFile(path.join(releases, 'current', page, 'index.html'), 'utf8');
  const pages = await Promise.all(rendered.map(htmlOf));
  return pages.filter((html) => !html.includes(title)).length;
}

/** Pages that were foretold of the last commit and not rendered, or the other way round. */
async function foretoldWrong({ content }: EditedSite, { rendered }: PublishReport) {
  const commits = await simpleGit(content).raw('log', '-2', '--format=%H');
  const [after = '', before = ''] = commits.split('\n');
  const foretold = await makeForetell({ root })(before, after);
  const isRight = (page: string) => rendered.includes(page) && foretold.rendered.includes(page);
  return [...rendered, ...foretold.rendered].filter((page) => !isRight(page)).length;
}

/**
 * Publishes a copy of the project cold, without a change, and after edits, each in turn with a bare Gatsby site of as many
 * pages. A publish is timed until it is live.
 */
export async function measureBuilds(
  bench: Bench,
  { runs, morePages }: { runs: number; morePages: number },
): Promise<boolean> {
  printStep('Builds: cold');
  const site = await makeEditedSite(bench, morePages);
  const cold = await timePublish(site, bench.signal);
  const pages = cold.report.rendered.length;
  const buildBare = await makeBareSite(bench, pages);
  const bareCold = await buildBare();
  printStep(`Builds: ${pages} pages, nothing changed`);
  const warm = await timePublish(site, bench.signal);
  // It may render every page: webpack's hash differs from that of a cold build.
  const bareWarm = await buildBare();
  const edits: Record<'seconds' | 'bare' | 'rendered' | 'withoutNeed' | 'wrong', number>[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const title = `Un titre changé pour mesurer, ${run}`;
    printStep(`Builds: an edit, ${run} of ${runs}`);
    await editNewestTitle(site.content, title);
    const { seconds, report } = await timePublish(site, bench.signal);
    const withoutNeed = await renderedWithoutNeed(site, report, title);
    const wrong = await foretoldWrong(site, report);
    const rendered = report.rendered.length;
    edits.push({ seconds, bare: await buildBare(title), rendered, withoutNeed, wrong });
  }
  const rowOf = (
    build: string,
    seconds: number,
    bare: number,
    [rendered, withoutNeed, wrong]: readonly [number, number, number],
  ) => ({
    build,
    seconds: round(seconds),
    'bare site': round(bare),
    times: round(seconds / bare),
    'pages rendered': rendered,
    'without need': withoutNeed,
    'foretold wrong': wrong,
  });
  const medianEdit = (name: 'seconds' | 'bare') => medianOf(edits.map((edit) => edit[name])) ?? NaN;
  const most = (name: 'rendered' | 'withoutNeed' | 'wrong') => Math.max(...edits.map((edit) => edit[name]));
  const ofWarm = warm.report.rendered.length;
  const rows = [
    rowOf('cold', cold.seconds, bareCold, [pages, 0, 0]),
    rowOf('nothing changed', warm.seconds, bareWarm, [ofWarm, ofWarm, 0]),
    rowOf('one news title edited', medianEdit('seconds'), medianEdit('bare'), [
      most('rendered'),
      most('withoutNeed'),
      most('wrong'),
    ]),
  ];
  const title = 'Publishes until they are live, beside builds of a bare Gatsby site';
  return printTable(title, rows, ({ build }) => ({
    'without need': [0, 0],
    'foretold wrong': [0, 0],
    ...(build === 'cold' && { times: [0, 3] }),
    ...(build === 'one news title edited' && { times: [0, 2.8] }),
  }));
}
