import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { TimedWorker } from '../../../platform/TimedWorker';
import type { SavedFile } from '../../api';

/** A whole DOM is loaded for it, and the time that a drawing takes may grow with the square of its size. */
const sanitiser = new TimedWorker<string, string | null>('platform/svgWorker.ts', {
  timeLimitMs: 10_000,
  memoryLimitMb: 256,
  idleMs: 5_000,
});

/** Only the brand has SVG files. */
const brandFolder = 'company/';

/**
 * The files of a save: an SVG file is without what could run in it, as the build takes it.
 *
 * @throws HttpError 422 for an SVG file that the build could not use, that takes too long, or that is not the brand's
 */
export function withSafeDrawings(files: readonly SavedFile[]): Promise<SavedFile[]> {
  return Promise.all(
    files.map(async (file) => {
      if (!('content' in file) || file.content === null || !/\.svg$/i.test(file.path)) return file;
      const { path, base, content, encoding } = file;
      const isOfBrand = path.startsWith(brandFolder);
      const safe = isOfBrand ? await sanitiser.ask(Buffer.from(content, encoding).toString()) : null;
      if (safe === undefined) throw new HttpError(httpProblems.svgTooComplex(path));
      if (safe === null) throw new HttpError(httpProblems.svgRefused(path));
      return { path, base, content: `${safe}\n` };
    }),
  );
}
