/** The path of a request, decoded once so that nothing after it has to decode again. */
export interface RequestPath {
  /** Decoded segments without the slashes; none for `/`. Composed Unicode (NFC), as the build writes file names. */
  segments: readonly string[];
  hasTrailingSlash: boolean;
  /** True if the letters were composed on arrival. */
  isComposed: boolean;
  /** The raw query with its `?`, or ''. */
  query: string;
}

/** @returns undefined for what is no percent-encoded text */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Segments that would leave the folder or be another segment's separator once they are decoded. */
function isUnsafe(segment: string): boolean {
  return segment === '.' || segment === '..' || /[/\\\0]/.test(segment);
}

/** @returns undefined when the address is malformed or tries to climb out: a 400. */
export function parseRequestPath(rawUrl: string): RequestPath | undefined {
  if (!rawUrl.startsWith('/')) return undefined;
  const queryStart = rawUrl.indexOf('?');
  const rawPath = queryStart === -1 ? rawUrl : rawUrl.slice(0, queryStart);
  const query = queryStart === -1 ? '' : rawUrl.slice(queryStart);
  const hasTrailingSlash = rawPath.length > 1 && rawPath.endsWith('/');
  const inner = rawPath.slice(1, hasTrailingSlash ? -1 : undefined);
  try {
    const written = inner === '' ? [] : inner.split('/').map(decodeURIComponent);
    const segments = written.map((part) => part.normalize('NFC'));
    const isComposed = segments.every((segment, index) => segment === written[index]);
    return segments.some(isUnsafe) ? undefined : { segments, hasTrailingSlash, isComposed, query };
  } catch {
    return undefined;
  }
}

/** Each address has one spelling: without a trailing slash, its letters composed. */
export function isCanonical({ hasTrailingSlash, isComposed }: RequestPath): boolean {
  return isComposed && !hasTrailingSlash;
}

/** The percent-encoded address of decoded segments: `/fr/actions-%C3%A9mergentes`. */
export function formatPath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
