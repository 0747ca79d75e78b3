import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitePage } from '../releases/releaseFiles';

/** A hash in webpack's format. */
export function hashOf(version: number): string {
  return version.toString(16).padStart(20, '0');
}

export interface FakeBuild {
  /** Text of each page by its path. */
  pages: Readonly<Record<string, string>>;
  /** Content of the script that the pages load. */
  script?: number;
}

async function write(folder: string, file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

/** Writes a build over the existing `public/`. As with Gatsby, unchanged files are not touched. */
export async function writeBuild(folder: string, { pages, script = 1 }: FakeBuild): Promise<void> {
  const scriptName = `app-${hashOf(script)}.js`;
  const listed = Object.keys(pages).map((page): SitePage => {
    return { path: page, locale: 'fr', identity: `page:${page}`, isIndexed: true };
  });
  for (const [page, text] of Object.entries(pages)) {
    await write(
      folder,
      `${page.slice(1)}/index.html`,
      `<h1>${text}</h1><script src="/${scriptName}"></script>`,
    );
  }
  await write(folder, scriptName, `// ${script}`);
  await write(folder, `${scriptName}.br`, `br of ${script}`);
  await write(folder, 'pages.json', JSON.stringify(listed));
  await write(folder, 'assets.json', JSON.stringify([scriptName, 'chunk-map.json']));
  await write(folder, '_redirects', '/fr/old /fr/a 301\n');
  await write(
    folder,
    '_headers',
    "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src 'self'\n",
  );
}

export async function removePage(folder: string, page: string): Promise<void> {
  await rm(path.join(folder, page.slice(1)), { recursive: true });
}
