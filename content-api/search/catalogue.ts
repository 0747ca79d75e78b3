import type { Content, ContentLocale } from '../parsing/content';
import type { ContentItem } from './contentItem';
import { fundItems } from './fundItems';
import { newsItems } from './newsItems';
import { pageItems } from './pageItems';
import { type TextIndex, textIndex } from './textIndex';

/** All that can be found in one locale. */
export type Catalogue = {
  /** Pages, funds each with its shares, news; an item's position names it in the index. */
  items: readonly ContentItem[];
  index: TextIndex;
};

const catalogues = new WeakMap<Content, Map<ContentLocale, Catalogue>>();

/** Made when a locale is first asked for, once for each state of the content. */
export function catalogueOf(content: Content, locale: ContentLocale): Catalogue {
  const ofContent = catalogues.get(content) ?? new Map<ContentLocale, Catalogue>();
  catalogues.set(content, ofContent);
  const known = ofContent.get(locale);
  if (known) return known;
  const indexed = [
    ...pageItems(content, locale),
    ...fundItems(content, locale),
    ...newsItems(content, locale),
  ];
  const catalogue = { items: indexed.map(({ item }) => item), index: textIndex(indexed, locale) };
  ofContent.set(locale, catalogue);
  return catalogue;
}
