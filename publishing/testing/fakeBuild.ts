import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitePage } from '../releases/releaseFiles';
import type { ReleaseStore } from '../releases/ReleaseStore';
import type { PublishOptions } from '../publishPlan';

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

/** A publish that builds this at once, finds nothing wrong with it, and is held by nothing. */
export function fakePublish(root: string, build: FakeBuild) {
  return {
    ...{ root, kept: 3, purpose: 'a test', signal: new AbortController().signal },
    holds: { current: async () => undefined },
    findRevision: async () => undefined,
    build: async () => {
      await writeBuild(path.join(root, 'public'), build);
      return Object.keys(build.pages).map((page) => `${page}/`);
    },
    render: async () => ({ reason: 'tests have no renderer.' }),
    compress: async () => ({ written: 0, kept: 0, deleted: 0 }),
    check: async () => ({ problems: [], warnings: [], pages: 2 }),
  } satisfies Partial<PublishOptions>;
}

/** The text of the live pages `/fr/a` and `/fr/b`. Fails unless they, the script and the page list come from one release. */
export async function liveText(store: ReleaseStore): Promise<string> {
  const file = (name: string) => readFile(path.join(store.folder, 'current', name), 'utf8');
  const pages = await Promise.all(['fr/a/index.html', 'fr/b/index.html'].map(file));
  const [first = ''] = pages;
  expect(new Set(pages).size).toBe(1);
  const script = /src="\/([^"]+)"/.exec(first)?.[1] ?? '';
  expect(JSON.parse(await file('assets.json'))).toContain(script);
  expect(await file(script)).not.toBe('');
  expect(JSON.parse(await file('release.json'))).toEqual(await store.current());
  return /<h1>(.*)<\/h1>/.exec(first)?.[1] ?? '';
}
