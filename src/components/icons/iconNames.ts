import type { NewsMediaType } from '../../../contract/codes.generated';

/** Line icons of `static/sprites/icons.svg`, each drawn on a 24 × 24 grid with a stroke of 1.5. */
export const iconNames = [
  'podcast',
  'press-release',
  'videos',
  'article',
  'pdf',
  'csv',
  'xlsx',
  'download',
  'caret-down',
  'burger',
  'close',
  'external',
  'arrow-right',
  'arrow-up',
  'copy',
  'link',
  'check',
  'minus',
  'search',
  'mail',
  'phone',
  'linkedin',
  'youtube',
  'twitter',
  'cookie',
  'globe',
  'profile',
  'calendar',
  'warning',
] as const;

export type IconName = (typeof iconNames)[number];

/** Icon of a file type (behaviour.md §2.5); other types get the download icon. */
export function fileIcon(fileType: string): IconName {
  switch (fileType) {
    case 'pdf':
    case 'csv':
    case 'xlsx':
      return fileType;
    default:
      return 'download';
  }
}

/** Icons of behaviour.md §2.5; an item without a media type is an article. */
export const mediaIcons: Record<NewsMediaType | 'ARTICLE', IconName> = {
  PODCAST: 'podcast',
  PRESS_RELEASE: 'press-release',
  VIDEO: 'videos',
  ARTICLE: 'article',
};
