import type { ContentApi } from './postToContentApi';

/** Address of a file that the content names, and the headers to ask with: the token goes to the content API only. */
export function contentFile(
  { url, token }: Pick<ContentApi, 'url' | 'token'>,
  addressOrPath: string,
): { href: string; headers: Record<string, string> } {
  const { href, origin } = new URL(addressOrPath, url);
  const isOfContentApi = origin === new URL(url).origin;
  return { href, headers: isOfContentApi && token ? { authorization: `Bearer ${token}` } : {} };
}
