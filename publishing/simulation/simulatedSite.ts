import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { revisionFile } from '../../contract/contentRevision';
import { locales } from '../../src/i18n/locales';
import { readRelease } from '../releases/releaseFiles';
import { type SmallPage, smallRelease } from '../testing/writeSmallRelease';

/** The content at a revision; all of the site follows from it. */
export interface Content {
  /** Counts the revisions. */
  number: number;
  /** Revisions that the texts are of: a page that has not changed names an older one. */
  funds: number;
  home: number;
  /** Short texts have no compressed files. */
  isLong: boolean;
  /** Its address moves with its slug; undefined where it was removed. */
  news: number | undefined;
  /** Version of the code: with another one only Gatsby can build. */
  code: number;
  /** A link leads nowhere, so the checks refuse it. */
  isBroken: boolean;
  /** It has a problem, so nothing is built. */
  hasProblem: boolean;
}

export const firstContent: Content = {
  ...{ number: 1, funds: 1, home: 1, isLong: true, news: 1, code: 1, isBroken: false, hasProblem: false },
};

const edits = {
  funds: ({ number }: Content) => ({ funds: number + 1 }),
  home: ({ number }: Content) => ({ home: number + 1 }),
  length: ({ isLong }: Content) => ({ isLong: !isLong }),
  slug: ({ number }: Content) => ({ news: number + 1 }),
  remove: ({ news, number }: Content) => ({ news: news === undefined ? number + 1 : undefined }),
  code: ({ code }: Content) => ({ code: (code % 4) + 1 }),
  break: ({ number }: Content) => ({ news: number + 1, isBroken: true }),
  problem: () => ({ hasProblem: true }),
} satisfies Record<string, (before: Content) => Partial<Content>>;

export type Edit = keyof typeof edits;

/** The next revision. Whatever is wrong with this one is corrected. */
export function edited(before: Content, edit: Edit): Content {
  return { ...before, isBroken: false, hasProblem: false, number: before.number + 1, ...edits[edit](before) };
}

export function revisionOf({ number }: Pick<Content, 'number'>): string {
  return `r${number}`;
}

const scriptName = (code: number) => `app-${code.toString(16).padStart(20, '0')}.js`;

/** Every script that there may be, by name: those of earlier releases are kept for open tabs. */
export function scriptOf(name: string): string | undefined {
  const code = Number.parseInt(/^app-([0-9a-f]{20})\.js$/.exec(name)?.[1] ?? '', 16);
  return Number.isNaN(code) ? undefined : `// ${code} ${'function of the site '.repeat(60)}`;
}

function pagesOf({ funds, home, isLong, news, isBroken }: Content): SmallPage[] {
  const page = (identity: string, at: string, text: string): SmallPage => ({
    page: { path: at, locale: 'fr', identity, isIndexed: true },
    alternates: [
      ['fr', at],
      ['x-default', at],
    ],
    head: '',
    main: `<h1>${identity}</h1><p>${text}</p>`,
  });
  const homes = locales.map((locale): [string, string] => [locale, `/${locale}`]);
  return [
    ...locales.map((locale) => ({
      ...page('page:home', `/${locale}`, `Home at revision ${home}. `.repeat(5)),
      page: { path: `/${locale}`, locale, identity: 'page:home', isIndexed: true },
      alternates: [...homes, ['x-default', '/fr']] satisfies [string, string][],
    })),
    page('page:funds', '/fr/fonds-émergents', `Funds at revision ${funds}. `.repeat(isLong ? 40 : 5)),
    ...(news === undefined
      ? []
      : [
          page(
            'news:letter',
            `/fr/lettre-${news % 3}`,
            `${isBroken ? '<a href="/nowhere">x</a>' : ''}${'Letter. '.repeat(15)}`,
          ),
        ]),
  ];
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** Files of the site, by path. */
export function filesOf(content: Content): ReadonlyMap<string, string> {
  const key = JSON.stringify(content);
  let files = known.get(key);
  if (!files) {
    const script = scriptName(content.code);
    const release = [...smallRelease(pagesOf(content))].filter(([file]) => file !== 'app-1.js');
    files = new Map([
      ...release.map(([file, text]): [string, string] => [file, text.replaceAll('app-1.js', script)]),
      [script, scriptOf(script) ?? ''],
      ['assets.json', JSON.stringify([script])],
      ['_headers', "/*\n  Content-Security-Policy: default-src 'self'\n"],
      ['digests.json', JSON.stringify(content)],
    ]);
    // Seeds have no end.
    if (known.size > 500) known.clear();
    known.set(key, files);
  }
  return files;
}

async function writeFiles(
  folder: string,
  files: Iterable<[string, string]>,
  stamp: () => number,
): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    // By the clock of the simulation, and never twice the same: the disk's own is too coarse for files written this fast.
    const time = stamp();
    await utimes(file, time, time);
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Gatsby: writes what differs from what it believes to have built, which it notes at its start. So a build that was killed has to be
 * followed by a cold one.
 */
export async function buildSite(
  root: string,
  contentOf: (revision: string) => Content,
  stamp: () => number,
): Promise<void> {
  const files = filesOf(contentOf(await readFile(revisionFile(root), 'utf8')));
  const cache = path.join(root, '.cache', 'digests.json');
  const known = await readFile(cache, 'utf8').catch(async () => {
    await rm(path.join(root, 'public'), { recursive: true, force: true });
    return '{}';
  });
  const before = new Map(Object.entries(v.parse(v.record(v.string(), v.string()), JSON.parse(known))));
  const digests = new Map([...files].map(([name, content]) => [name, digestOf(content)]));
  await writeFile(cache, JSON.stringify(Object.fromEntries(digests)));
  const changed = [...files].filter(([name]) => before.get(name) !== digests.get(name));
  await writeFiles(path.join(root, 'public'), changed, stamp);
  // Webpack leaves old scripts.
  const gone = [...before.keys()].filter((name) => !files.has(name) && scriptOf(name) === undefined);
  for (const name of gone) await rm(path.join(root, 'public', name), { force: true });
  const pages = changed.flatMap(([name]) =>
    name.endsWith('/index.html') ? [`/${path.dirname(name)}/`] : [],
  );
  await writeFile(path.join(root, '.cache', 'newPages.txt'), pages.join('\n'));
}

/** The renderer: writes what differs from the live release. @returns its answer */
export async function renderSite(
  { revision, live, target }: { revision: string; live: string; target: string },
  contentOf: (revision: string) => Content,
  stamp: () => number,
): Promise<object> {
  const content = contentOf(revision);
  const before = contentOf((await readRelease(live)).revision ?? '');
  if (before.code !== content.code) return { kind: 'unknown', reason: 'the code is another one.' };
  const [files, filesBefore] = [filesOf(content), filesOf(before)];
  const isNeeded = ([name, text]: [string, string]) =>
    filesBefore.get(name) !== text || name === 'pages.json' || name === '_redirects';
  const changed = [...files].filter(isNeeded);
  await writeFiles(target, changed, stamp);
  const rendered = changed.flatMap(([name]) =>
    name.endsWith('/index.html') ? [`/${path.dirname(name)}`] : [],
  );
  return { kind: 'rendered', rendered, removed: [...filesBefore.keys()].filter((name) => !files.has(name)) };
}
