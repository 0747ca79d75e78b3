/**
 * The parts of an upload, in their order: each is there before the next refers to it. A reader who comes in the middle sees
 * pages of the old or of the new release, never one whose scripts are missing.
 */
export const uploadPhases = ['assets', 'pages', 'pointers'] as const;

export type UploadPhase = (typeof uploadPhases)[number];

/** What leads to everything else: which scripts are the newest, which pages there are. */
const pointers = [
  /^page-data\/app-data\.json$/,
  /^sitemap[^/]*\.xml$/,
  /^robots\.txt$/,
  /(?:^|\/)rss\.xml$/,
  /^404\.html$/,
  /^index\.html$/,
];

/** @param isImmutable whether the file's name carries the hash of its content */
export function phaseOf(file: string, isImmutable: boolean): UploadPhase {
  if (isImmutable) return 'assets';
  return pointers.some((pattern) => pattern.test(file)) ? 'pointers' : 'pages';
}
