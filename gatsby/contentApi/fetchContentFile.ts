import { messageOf } from '../../platform/errors';
import { fetchWhole } from '../../platform/http/retryDropped';
import { ContentApiError } from './contentApiError';
import { type ContentApi, contentApiHeaders, contentApiTimeLimit } from './postToContentApi';

/** Address of a file that the content names, and the headers to ask with: token and revision go to the content API only. */
export function contentFile(
  contentApi: ContentApi,
  addressOrPath: string,
): { href: string; headers: Record<string, string> } {
  const { href, origin } = new URL(addressOrPath, contentApi.url);
  const isOfContentApi = origin === new URL(contentApi.url).origin;
  return { href, headers: isOfContentApi ? contentApiHeaders(contentApi) : {} };
}

/**
 * @param what the file is, for the message
 * @param knownTag of bytes that are known: the status is 304 where they are the file's
 * @throws ContentApiError when the file cannot be had
 */
export async function fetchContentAnswer(
  contentApi: ContentApi,
  addressOrPath: string,
  what: string,
  knownTag?: string,
): Promise<Response> {
  const { href, headers } = contentFile(contentApi, addressOrPath);
  const fail = (reason: string) => new ContentApiError(href, `${what} cannot be had (${reason})`);
  let response: Response;
  try {
    if (knownTag !== undefined) headers['if-none-match'] = knownTag;
    response = await fetchWhole(href, { headers, timeLimitMs: contentApiTimeLimit });
    if (response.ok || (knownTag !== undefined && response.status === 304)) return response;
  } catch (error) {
    throw fail(messageOf(error));
  }
  throw fail(`status ${response.status}`);
}

/**
 * @param what the file is, for the message
 * @throws ContentApiError when the file cannot be had
 */
export async function fetchContentFile(
  contentApi: ContentApi,
  addressOrPath: string,
  what: string,
): Promise<Buffer> {
  const response = await fetchContentAnswer(contentApi, addressOrPath, what);
  return Buffer.from(await response.arrayBuffer());
}
