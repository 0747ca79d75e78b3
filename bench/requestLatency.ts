import autocannon, { type Result } from 'autocannon';
import { readSitePages } from '../publishing/releases/releaseFiles';
import type { Column } from './table';

export const requestsPerSecond = 200;

export interface RequestLatency {
  beside: 'nothing else' | 'a publish';
  /** Milliseconds from the time at which a request is due to the end of its answer. */
  medianMs: number;
  p99Ms: number;
  requests: number;
  /** Requests without an answer, or with one that is not 2xx. */
  failed: number;
}

/** Asks for the site's pages, one after the other and at an even pace, until the work has ended. */
export async function measureLatency(
  siteUrl: string,
  releaseFolder: string,
  beside: RequestLatency['beside'],
  work: Promise<unknown>,
): Promise<RequestLatency> {
  const pages = await readSitePages(releaseFolder);
  const options = {
    url: siteUrl,
    connections: 20,
    overallRate: requestsPerSecond,
    duration: 600,
    headers: { 'accept-encoding': 'br' },
    requests: pages.map(({ path }) => ({ path: encodeURI(path) })),
  };
  const measured = new Promise<Result>((resolve, reject) => {
    const load = autocannon(options, (error: unknown, result) => {
      if (error instanceof Error) reject(error);
      else resolve(result);
    });
    void work.catch(() => undefined).finally(() => load.stop());
  });
  const [{ latency, requests, errors, non2xx }] = await Promise.all([measured, work]);
  return {
    beside,
    medianMs: latency.p50,
    p99Ms: latency.p99,
    requests: requests.total,
    failed: errors + non2xx,
  };
}

export const latencyColumns: readonly Column<RequestLatency>[] = [
  { heading: 'Beside', cell: ({ beside }) => beside },
  { heading: 'requests', cell: ({ requests }) => String(requests), isFigure: true },
  { heading: 'failed', cell: ({ failed }) => String(failed), isFigure: true },
  { heading: 'median, ms', cell: ({ medianMs }) => medianMs.toFixed(1), isFigure: true },
  { heading: 'p99, ms', cell: ({ p99Ms }) => p99Ms.toFixed(1), isFigure: true },
];
