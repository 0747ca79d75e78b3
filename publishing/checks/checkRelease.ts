import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../platform/errors';
import { locales } from '../../src/i18n/locales';
import { parseHeaders, parseRedirects } from '../releases/hostingFiles';
import { htmlFileOf, readSitePages, releaseFileNames, type SitePage } from '../releases/releaseFiles';
import {
  alternateProblems,
  canonicalProblems,
  contentProblems,
  contentWarnings,
  linkProblems,
  orphanWarnings,
  referenceProblems,
} from './pageProblems';
import { mapLimited } from '../../platform/runConcurrently';
import { LinkTargets } from '../releases/destination';
import { contradictionProblems } from './toldFacts';
import { type FactsAhead, readPageFacts } from './readPageFacts';
import type { PublishWarning } from '../events';
import { indexingProblems, readSitemap, type Sitemap, sitemapProblems } from './sitemapProblems';

type CheckOptions = {
  /** A release may have fewer than half of the pages of the one before. */
  allowFewerPages?: boolean;
  /** Pages that were read already. */
  ahead?: FactsAhead;
};

type CheckResult = {
  /** One sentence a problem, the gravest first; at most {@link maxProblems}, then how many more there are. */
  problems: string[];
  /** Limited and listed in the same way. */
  warnings: PublishWarning[];
  pages: number;
};

const maxProblems = 20;

/** Smaller sites, such as a test site, may halve. */
const smallestSiteThatCollapses = 10;

const filesAtOnce = 32;

/** Pages that servers answer with on errors. */
const errorPages = locales.flatMap((locale) => [`/${locale}/404`, `/${locale}/500`]);

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

function countProblems(
  pages: number,
  before: number | undefined,
  { allowFewerPages }: CheckOptions,
): string[] {
  if (pages === 0) return ['The release has no pages.'];
  if (allowFewerPages || before === undefined || before < smallestSiteThatCollapses) return [];
  if (pages * 2 >= before) return [];
  return [
    `The release has ${pages} pages and the one before ${before}. If so many were meant to go, publish with: npm run release -- --allow-fewer-pages`,
  ];
}

/** Two pages at one address, or two of one identity in a locale. */
function duplicateProblems(pages: readonly SitePage[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) =>
    [`path ${page.path}`, `${page.locale} ${page.identity}`].flatMap((key) => {
      const first = seen.get(key);
      seen.set(key, page.path);
      return first === undefined
        ? []
        : [`${first} and ${page.path} are listed as one page (${page.identity} in ${page.locale}).`];
    }),
  );
}

async function missingFiles(release: string, pages: readonly SitePage[]): Promise<string[]> {
  const due = [
    ...pages.map((page) => ({ page: page.path, file: htmlFileOf(page.path) })),
    ...errorPages.map((page) => ({ page, file: htmlFileOf(page) })),
    { page: 'The page of unknown addresses', file: '404.html' },
    { page: 'The page of the bare address', file: 'index.html' },
  ];
  const problems = await mapLimited(due, filesAtOnce, async ({ page, file }) =>
    (await isFile(path.join(release, file))) ? [] : [`${page} has no file ${file}.`],
  );
  return problems.flat();
}

async function readHostingFile(release: string, name: string): Promise<string | undefined> {
  return readFile(path.join(release, name), 'utf8').catch(() => undefined);
}

type Hosting = { redirects: ReturnType<typeof parseRedirects>['redirects']; problems: string[] };

async function readHosting(release: string): Promise<Hosting> {
  const { headers, redirects } = releaseFileNames;
  const [headerLines, redirectLines] = await Promise.all(
    [headers, redirects].map((name) => readHostingFile(release, name)),
  );
  const parsed = parseRedirects(redirectLines ?? '');
  return {
    redirects: parsed.redirects,
    problems: [
      ...(headerLines === undefined ? [`The file ${headers} is missing.`] : []),
      ...(redirectLines === undefined ? [`The file ${redirects} is missing.`] : []),
      ...parseHeaders(headerLines ?? '').problems,
      ...parsed.problems,
    ],
  };
}

async function readSitemapOrProblem(release: string): Promise<Sitemap | string> {
  return readSitemap(release).catch(messageOf);
}

/** The first {@link maxProblems}, and how many more there are. */
function shorten<Item>(list: readonly Item[], describeRest: (count: number) => Item): Item[] {
  const more = list.length - maxProblems;
  return more > 0 ? [...list.slice(0, maxProblems), describeRest(more)] : [...list];
}

async function checkPages(
  release: string,
  previous: string | undefined,
  pages: readonly SitePage[],
  ahead: FactsAhead | undefined,
): Promise<Omit<CheckResult, 'pages'>> {
  const hosting = await readHosting(release);
  const sitemap = await readSitemapOrProblem(release);
  const origin = typeof sitemap === 'string' ? undefined : sitemap.origin;
  const targets = new LinkTargets({ root: release, redirects: hosting.redirects, pages, origin });
  const pageAt = (address: string) => targets.pageAt(address);
  const paths = [...pages.map((page) => page.path), ...errorPages];
  const all = await readPageFacts(release, previous, paths, ahead);
  const listed = new Map([...all].filter(([page]) => !errorPages.includes(page)));
  await targets.lookUp([...all.values()].flatMap(({ links, references }) => [...links, ...references]));
  const problems = [
    ...contentProblems(all),
    ...hosting.problems,
    ...referenceProblems(all, targets),
    ...(typeof sitemap === 'string'
      ? [sitemap]
      : [
          ...sitemapProblems(sitemap.entries, pages, listed, pageAt),
          ...canonicalProblems(listed, pageAt),
          ...alternateProblems(listed, pageAt),
        ]),
    ...indexingProblems(pages, listed),
    ...contradictionProblems(all),
    ...linkProblems(all, targets),
  ];
  const warnings = [...contentWarnings(all), ...orphanWarnings(pages, all, pageAt)];
  return { problems, warnings };
}

/**
 * Checks that a release may go live: its pages are complete, and what they tell search engines is true.
 *
 * @param release its folder, complete but not live yet; the facts of its pages are cached there
 * @param previous folder of the release that is live
 * @throws Error when the list of its pages cannot be read
 */
export async function checkRelease(
  release: string,
  previous: string | undefined,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const pages = await readSitePages(release);
  // If the live release's own list is unreadable, there is nothing to compare with, and nothing to stop for.
  const before = previous === undefined ? undefined : await readSitePages(previous).catch(() => undefined);
  const { problems: pageProblems, warnings } = await checkPages(release, previous, pages, options.ahead);
  const problems = [
    ...countProblems(pages.length, before?.length, options),
    ...duplicateProblems(pages),
    ...(await missingFiles(release, pages)),
    ...pageProblems,
  ];
  return {
    problems: shorten(problems, (count) => `And ${count} more.`),
    warnings: shorten<PublishWarning>(warnings, (count) => ({ about: 'more', count })),
    pages: pages.length,
  };
}
