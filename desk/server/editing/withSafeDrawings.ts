import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import type { SavedFile } from '../../api';

/** Only the brand has SVG files. */
const brandFolder = 'company/';

/**
 * The files of a save: an SVG file is without what could run in it, as the build takes it.
 *
 * @throws HttpError 422 for an SVG file that the build could not use, or that is not the brand's
 */
export function withSafeDrawings(files: readonly SavedFile[]): Promise<SavedFile[]> {
  return Promise.all(
    files.map(async (file) => {
      if (!('content' in file) || file.content === null || !/\.svg$/i.test(file.path)) return file;
      const { path, base, content, encoding } = file;
      // It brings a whole DOM, which few saves need.
      const { sanitiseSvg } = await import('../../../platform/sanitiseSvg');
      const isOfBrand = path.startsWith(brandFolder);
      const safe = isOfBrand ? sanitiseSvg(Buffer.from(content, encoding).toString()) : null;
      if (safe === null) throw new HttpError(httpProblems.svgRefused(path));
      return { path, base, content: `${safe}\n` };
    }),
  );
}
