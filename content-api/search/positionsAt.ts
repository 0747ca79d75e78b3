import type { ContentLocale } from '../parsing/content';
import type { ContentItem } from './contentItem';

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/**
 * The positions of what a path names: an item itself, or what is directly in a folder; with `deep` also everything below.
 * @param path with no slash at its end. Accents may come composed or not.
 * @returns null when there is no such item or folder
 */
export function positionsAt(
  items: readonly ContentItem[],
  locale: ContentLocale,
  path: string,
  deep: boolean,
): number[] | null {
  const wanted = path.normalize('NFC');
  const paths = items.map((item) => item.path.normalize('NFC'));
  const own = paths.indexOf(wanted);
  const folders = [`/${locale}`, `/${locale}/pages`, `/${locale}/news`, `/${locale}/funds`];
  if (own < 0 && !folders.includes(wanted)) return null;
  const isMeant = (position: number, itemPath: string) => {
    if (position === own) return true;
    if (deep) return isBelow(itemPath, wanted);
    return own < 0 && items[position]?.dir.normalize('NFC') === wanted;
  };
  return paths.flatMap((itemPath, position) => (isMeant(position, itemPath) ? [position] : []));
}
