import path from 'node:path';
import type { GatsbyBuildOptions } from '../../../publishing/build/buildWithGatsby';
import { smallPages, smallRelease, writeRelease } from '../../../publishing/testing/writeSmallRelease';

/** Stands in for Gatsby: a small site in a moment. Its pages name the process that built them. */
export async function buildWithGatsby({ root }: Pick<GatsbyBuildOptions, 'root'>): Promise<string[]> {
  const pages = smallPages().map((page) => ({
    ...page,
    main: `${page.main}<p>Built by ${process.pid}.</p>`,
  }));
  const files = new Map([...smallRelease(pages), ['assets.json', '["app-1.js"]']]);
  await writeRelease(path.join(root, 'public'), files);
  return pages.map(({ page }) => page.path);
}
