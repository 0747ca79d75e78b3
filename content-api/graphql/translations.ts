import { contentLocales, type LocalisedText } from '../parsing/content';
import type { Translation } from './resolverTypes.generated';

/** The slug in each locale in which there is one. */
export function translations(slugs: Partial<LocalisedText>): Translation[] {
  return contentLocales.flatMap((locale) => {
    const slug = slugs[locale];
    return slug === undefined ? [] : [{ locale, slug }];
  });
}
