/**
 * Names that carry the hash of their content: Gatsby's scripts (`app-<20 hex>.js`, with source maps and licences) and
 * style sheets (`styles.<20 hex>.css`). Numbered chunks and `component---…` chunks follow the same pattern.
 */
const hashedName = /[-.][0-9a-f]{20,32}\.(?:m?js|css)(?:\.map|\.LICENSE\.txt)?$/;

export const revalidate = 'public, max-age=0, must-revalidate';
export const immutable = 'public, max-age=31536000, immutable';

/** Everything in `/static/` is named by its content: images, fonts and imported files. */
export function cacheControlOf(segments: readonly string[]): string {
  const isHashed = segments[0] === 'static' || hashedName.test(segments.at(-1) ?? '');
  return isHashed ? immutable : revalidate;
}
