import { apiRoutes } from '../platform/http/apiRoutes';
import type { Headers } from '../publishing/releases/HeaderTable';

/** What has no rule of its own for its caching is asked for again each time. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Whose keeping is decided by who answers, not by the release. */
function withoutCaching(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'cache-control'));
}

/** Data, media and answers of hooks are no pages: nothing in them is run or loads anything. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'";

/** The status page of a publish has its styles in it. */
const policyOfStatusPages =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browsers show a document in a page of their own, whose scripts and styles the policy of data would stop. */
const policyOfDocuments = "frame-ancestors 'none'";

const foldersOfData = [...apiRoutes.map(({ url }) => url.split('/')[1]), 'health', 'hooks'];

/** Whether a path is answered by a program rather than with a file of the release. */
export function isData([first]: readonly string[]): boolean {
  return first !== undefined && foldersOfData.includes(first);
}

function policyOf(contentType: unknown): string {
  const type = typeof contentType === 'string' ? contentType : '';
  if (type.startsWith('application/pdf')) return policyOfDocuments;
  return type.startsWith('text/html') ? policyOfStatusPages : policyOfData;
}

/**
 * The headers of a path that are on its every answer: errors and redirects too.
 *
 * @param ofPath what the release says
 * @param contentType of the answer
 */
export function headersOfEveryAnswer(
  segments: readonly string[],
  ofPath: Headers,
  contentType: unknown,
): Headers {
  const headers = withoutCaching(ofPath);
  if (!isData(segments)) return headers;
  return { ...headers, 'content-security-policy': policyOf(contentType) };
}
