import { rewritten } from './rewritten';

/**
 * react-helmet-async without what writes heads as texts, 1 KB gzip: a browser changes the document. The minifier leaves out what
 * nothing names any more.
 *
 * @throws UnknownSourceError
 */
export function withoutServerRendering(source: string): string {
  return rewritten('react-helmet-async', source, [
    {
      part: 'server_default',
      written: 'var server_default = mapStateOnServer;',
      instead: 'var server_default;',
    },
  ]);
}
