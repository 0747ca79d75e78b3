import { UnknownSourceError } from './keepWritten';

const server = 'var server_default = mapStateOnServer;';

/**
 * react-helmet-async without what writes heads as texts, 1 KB gzip: a browser changes the document. The minifier leaves out what
 * nothing names any more.
 *
 * @throws UnknownSourceError
 */
export function withoutServerRendering(source: string): string {
  if (!source.includes(server)) throw new UnknownSourceError(`react-helmet-async has no \`${server}\``);
  return source.replace(server, 'var server_default;');
}
