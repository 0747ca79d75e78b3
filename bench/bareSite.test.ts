import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { bareSiteFiles } from './bareSite';

const hooksSchema = v.object({ createPages: v.function() });

const pagesSchema = v.array(v.object({ path: v.string(), context: v.object({ title: v.string() }) }));

it('has as many pages as it is asked for, each at an address of its own, the first with the title of its file', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bare-site-'));
  const hooks = path.join(folder, 'gatsby-node.js');
  for (const [name, text] of Object.entries(bareSiteFiles(250)))
    await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, 'first-title.txt'), 'Edited');
  const pages: unknown[] = [];
  const { createPages } = v.parse(hooksSchema, await import(hooks));
  createPages({ actions: { createPage: (page: unknown) => pages.push(page) } });
  const made = v.parse(pagesSchema, pages);
  expect(new Set(made.map((page) => page.path)).size).toBe(250);
  expect(made.slice(0, 2).map(({ context }) => context.title)).toEqual(['Edited', 'Page 2']);
  await rm(folder, { recursive: true });
});
