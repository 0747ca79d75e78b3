import type { IconName } from '../../components/icons/iconNames';
import type { NewsMediaType } from './newsViews';

/** Icons of behaviour.md §2.5; an item without a media type is an article. */
export const mediaIcons: Record<NewsMediaType | 'ARTICLE', IconName> = {
  PODCAST: 'podcast',
  PRESS_RELEASE: 'press-release',
  VIDEO: 'videos',
  ARTICLE: 'article',
};
