import path from 'node:path';

/** Text worth compressing; the build writes `.br` and `.gz` siblings of these. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

const otherTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** True for text files, which have compressed siblings once they are large enough. */
export function isCompressible(file: string): boolean {
  return path.extname(file).toLowerCase() in textTypes;
}

/** A feed says by its name what its XML is. */
const feedName = 'rss.xml';

/** The `content-type` of a file by its extension, that of a feed by its name. */
export function contentTypeOf(file: string): string {
  if (path.basename(file) === feedName) return 'application/rss+xml; charset=utf-8';
  const extension = path.extname(file).toLowerCase();
  return textTypes[extension] ?? otherTypes[extension] ?? 'application/octet-stream';
}
