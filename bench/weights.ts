import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { type BarName, exceededBars, markOf } from './bars';
import { withFirstLoadRequests } from './firstLoadRequests';
import type { Visitor } from './parseBenchOptions';
import type { MeasuredPage } from './sitePages';
import { type Column, kilobytes } from './table';
import { templateTitles } from './templates';

/** What a browser with an empty cache loads until the network is idle. */
interface FirstLoad {
  /** Scripts that ran, and with those that were only fetched ahead, at gzip level 9. */
  scriptBytes: number;
  allScriptBytes: number;
  /** As they came over the network. */
  fontBytes: number;
  imageBytes: number;
  requests: number;
  /** A page that breaks must not pass for a light one. */
  scriptErrors: readonly string[];
}

export interface PageWeight extends MeasuredPage, FirstLoad {
  visitor: Visitor;
  exceeded: BarName[];
}

type ResourceKind = 'script' | 'font' | 'image' | 'other';

/** `resourceType` is Chromium's: that of a prefetched script is `other`. */
export function kindOf(url: string, resourceType: string): ResourceKind {
  if (resourceType === 'script' || new URL(url).pathname.endsWith('.js')) return 'script';
  return resourceType === 'font' || resourceType === 'image' ? resourceType : 'other';
}

/** From the file where it is the site's own, as the body of a prefetched script cannot be had from the browser. */
async function gzipBytesOf(request: Request, siteUrl: string, siteFolder: string): Promise<number> {
  const { origin, pathname } = new URL(request.url());
  const content =
    origin === siteUrl
      ? await readFile(path.join(siteFolder, decodeURIComponent(pathname)))
      : await (await request.response())?.body();
  return content ? gzipSync(content, { level: 9 }).length : 0;
}

async function transferredBytes(request: Request): Promise<number> {
  return (await request.response()) ? (await request.sizes()).responseBodySize : 0;
}

async function sum(
  requests: readonly Request[],
  bytesOf: (request: Request) => Promise<number>,
): Promise<number> {
  const sizes = await Promise.all(requests.map(bytesOf));
  return sizes.reduce((total, size) => total + size, 0);
}

async function measureFirstLoad(
  browser: Browser,
  siteUrl: string,
  pagePath: string,
  siteFolder: string,
  visitor: Visitor,
): Promise<FirstLoad> {
  return withFirstLoadRequests(browser, siteUrl + pagePath, visitor, async (requests, scriptErrors) => {
    const ofKind = (kind: ResourceKind) =>
      requests.filter((request) => kindOf(request.url(), request.resourceType()) === kind);
    const scripts = ofKind('script');
    const run = scripts.filter((request) => request.resourceType() === 'script');
    const gzipBytes = (script: Request) => gzipBytesOf(script, siteUrl, siteFolder);
    return {
      scriptBytes: await sum(run, gzipBytes),
      allScriptBytes: await sum(scripts, gzipBytes),
      fontBytes: await sum(ofKind('font'), transferredBytes),
      imageBytes: await sum(ofKind('image'), transferredBytes),
      requests: requests.length,
      scriptErrors,
    };
  });
}

/** One after the other: pages that load at once would wait for each other. */
export async function measureWeights(
  browser: Browser,
  siteUrl: string,
  pages: readonly MeasuredPage[],
  siteFolder: string,
  visitors: readonly Visitor[],
): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  const cases = pages.flatMap((page) => visitors.map((visitor) => ({ page, visitor })));
  for (const { page, visitor } of cases) {
    const load = await measureFirstLoad(browser, siteUrl, page.path, siteFolder, visitor);
    const exceeded = exceededBars({
      [visitor === 'first' ? 'scriptBytesOfFirstVisit' : 'scriptBytes']: load.scriptBytes,
      allScriptBytes: load.allScriptBytes,
      scriptErrors: load.scriptErrors.length,
    });
    weights.push({ ...page, ...load, visitor, exceeded });
  }
  return weights;
}

function figure(heading: string, cell: (weight: PageWeight) => string): Column<PageWeight> {
  return { heading, cell, isFigure: true };
}

export const weightColumns: readonly Column<PageWeight>[] = [
  {
    heading: 'Template',
    cell: ({ template, isTypical }) => `${templateTitles[template]}${isTypical ? '' : ', heaviest'}`,
  },
  { heading: 'visitor', cell: ({ visitor }) => visitor },
  figure('script run', ({ scriptBytes }) => kilobytes(scriptBytes)),
  figure('all', ({ allScriptBytes }) => kilobytes(allScriptBytes)),
  figure('HTML', ({ htmlBytes }) => kilobytes(htmlBytes)),
  figure('brotli', ({ htmlBrotliBytes }) => kilobytes(htmlBrotliBytes)),
  figure('fonts', ({ fontBytes }) => kilobytes(fontBytes)),
  figure('images', ({ imageBytes }) => kilobytes(imageBytes)),
  figure('requests', ({ requests }) => String(requests)),
  { heading: 'mark', cell: ({ exceeded }) => markOf(exceeded) },
  { heading: 'page', cell: ({ path }) => path },
  {
    heading: 'errors',
    cell: ({ scriptErrors }) => scriptErrors.map((message) => message.slice(0, 40)).join(', '),
  },
];
