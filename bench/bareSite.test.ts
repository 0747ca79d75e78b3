import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { bareSiteFiles } from './bareSite';

const hooksSchema = v.object({ createPages: v.function() });

it('has as many pages as it is asked for, each at an address of its own', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bare-site-'));
  const hooks = path.join(folder, 'gatsby-node.js');
  await writeFile(hooks, bareSiteFiles(250)['gatsby-node.js'] ?? '');
  const pages: unknown[] = [];
  const { createPages } = v.parse(hooksSchema, await import(hooks));
  createPages({ actions: { createPage: (page: unknown) => pages.push(page) } });
  const paths = v.parse(v.array(v.object({ path: v.string() })), pages).map((page) => page.path);
  expect(new Set(paths).size).toBe(250);
  await rm(folder, { recursive: true });
});
