import type { IncomingHttpHeaders } from 'node:http';
import { revisionHeader } from '../contract/contentRevision';

/** Request headers that the content API may need. Cookies and everything else stay here. */
const forwardedToApi = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'user-agent',
] as const;

/** Response headers that describe the answer; connection headers, cookies and `Server` are dropped. */
const forwardedToBrowser = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-range',
  'content-type',
  'deprecation',
  'etag',
  'expires',
  'last-modified',
  'link',
  'location',
  'retry-after',
  'sunset',
  'vary',
  'www-authenticate',
  'x-robots-tag',
] as const;

function pick(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/**
 * @param client the browser's address, in place of what the browser itself says
 * @param token sent unless the browser brings an `Authorization` of its own
 * @param revision of the content that is live; never what a browser asks for
 */
export function headersForApi(
  headers: IncomingHttpHeaders,
  client: string,
  token: string | undefined,
  revision: string | undefined,
): IncomingHttpHeaders {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    ...authorization,
    ...pick(headers, forwardedToApi),
    ...(revision !== undefined && { [revisionHeader]: revision }),
    'x-forwarded-for': client,
  };
}

/** Answers to data calls are not stored unless the content API says that they may be. */
export function headersForBrowser(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { 'cache-control': 'no-store', ...pick(headers, forwardedToBrowser) };
}

/** @param client the sender's address, in place of what it says itself */
export function headersForHook(headers: IncomingHttpHeaders, client: string): IncomingHttpHeaders {
  const signed = pick(headers, ['content-type', 'x-publish-timestamp', 'x-publish-signature']);
  return { ...signed, 'x-forwarded-for': client };
}

export function headersFromHook(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return pick(headers, ['content-type', 'location', 'retry-after']);
}
