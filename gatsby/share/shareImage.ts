import { createHash } from 'node:crypto';
import type { PageImage } from '../../src/components/seo/basePageContext';
import { absoluteUrl } from '../../src/routes/routeTable';
import { shareMaterials } from './shareMaterials';

/** What stands on a share image. */
export type ShareText = Pick<PageImage, 'kicker' | 'title'>;

/** Below `public/`; files of `/static/` are named by their content and kept by browsers for a year. */
export const shareFolder = 'static/share';

/** Names an image by everything that goes in. */
export function shareImageName({ kicker, title }: ShareText): string {
  const everything = JSON.stringify([shareMaterials().digest, kicker, title]);
  return `${createHash('sha256').update(everything).digest('hex').slice(0, 20)}.png`;
}

/** What a page's metadata say of its share image; {@link drawShareImages} draws it after the build. */
export function shareImage({ kicker, title }: ShareText, siteUrl: string): PageImage {
  const address = absoluteUrl(`/${shareFolder}/${shareImageName({ kicker, title })}`, siteUrl);
  return { address, kicker, title };
}
