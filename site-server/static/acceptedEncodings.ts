import { parseWeightedList } from '../../platform/http/parseWeightedList';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Suffix of the compressed sibling that the build writes. */
export const encodingSuffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * The available encodings that `Accept-Encoding` allows, the preferred first: by weight, then in the order of
 * {@link encodings}, which puts the smaller file first.
 */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  const accepted = new Map(parseWeightedList(acceptEncoding).map(({ value, weight }) => [value, weight]));
  const weightOf = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? 0;
  return encodings.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
