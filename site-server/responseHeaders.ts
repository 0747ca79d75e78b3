import type { FastifyRequest } from 'fastify';
import { apiRoutes } from '../platform/http/apiRoutes';
import { parseRequestPath } from '../platform/http/parseRequestPath';
import type { Headers } from '../publishing/releases/hostingFiles';

/** The default `Cache-Control`: keep it, but ask each time whether it has changed. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Policy of data, media and hook answers: nothing in them runs or loads anything. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Browsers show a PDF in a viewer page of their own, whose scripts and styles the data policy would block. */
const documentPolicy = "frame-ancestors 'none'";

const dataFolders = [...apiRoutes.map(({ url }) => url.split('/')[1]), 'health', 'hooks'];

/** The path's segments; for an address that is malformed only the first, its folder. */
export function segmentsOf({ url }: FastifyRequest): readonly string[] {
  return parseRequestPath(url)?.segments ?? url.split('/').slice(1, 2);
}

/** True for paths answered by a program rather than with a file of the release. */
export function isData([first]: readonly string[]): boolean {
  return first !== undefined && dataFolders.includes(first);
}

function dataPolicyFor(contentType: unknown): string {
  const isDocument = typeof contentType === 'string' && contentType.startsWith('application/pdf');
  return isDocument ? documentPolicy : dataPolicy;
}

/**
 * The headers on every answer to a path, errors and redirects included: what the release says, except for caching,
 * which the answering route decides.
 */
export function responseHeaders(
  segments: readonly string[],
  releaseHeaders: Headers,
  contentType: unknown,
): Headers {
  const headers = Object.fromEntries(
    Object.entries(releaseHeaders).filter(([name]) => name !== 'cache-control'),
  );
  return isData(segments) ? { ...headers, 'content-security-policy': dataPolicyFor(contentType) } : headers;
}
