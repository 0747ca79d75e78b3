import { type ContentApi, contentApiHeaders } from './postToContentApi';

/** Address of a file that the content names, and the headers to ask with: token and revision go to the content API only. */
export function contentFile(
  contentApi: ContentApi,
  addressOrPath: string,
): { href: string; headers: Record<string, string> } {
  const { href, origin } = new URL(addressOrPath, contentApi.url);
  const isOfContentApi = origin === new URL(contentApi.url).origin;
  return { href, headers: isOfContentApi ? contentApiHeaders(contentApi) : {} };
}
