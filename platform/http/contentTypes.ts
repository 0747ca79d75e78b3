import path from 'node:path';
import { contentType } from 'mime-types';

/** The `content-type` of a file by its extension, that of a feed by its name. */
export function contentTypeOf(file: string): string {
  if (path.basename(file) === 'rss.xml') return 'application/rss+xml; charset=utf-8';
  return contentType(path.extname(file)) || 'application/octet-stream';
}

/** True for text, which has compressed siblings once it is large enough. */
export function isCompressible(file: string): boolean {
  return /^text\/|[/+](?:json|xml)\b/.test(contentTypeOf(file));
}
