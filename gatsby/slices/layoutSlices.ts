import type { Locale } from '../../src/i18n/locales';
import type { SitePlan } from '../planSite';
import { entryContext } from './entryContext';
import { footerContext } from './footerContext';
import { navigationContext } from './navigationContext';

/** The slices that the layout places by these names, one of each a locale. */
export const sliceComponents = {
  entry: 'src/app/EntrySlice.tsx',
  navigation: 'src/components/layout/NavigationSlice.tsx',
  footer: 'src/components/layout/FooterSlice.tsx',
} as const;

export type SliceName = keyof typeof sliceComponents;

export const sliceNames = Object.keys(sliceComponents) as readonly SliceName[];

export function sliceId(name: SliceName, locale: Locale): string {
  return `${name}-${locale}`;
}

/** The contexts of a locale's slices. Each locale has its own: a change in one does not render every page again. */
export function sliceContexts(
  { sources, disclaimers }: Pick<SitePlan, 'sources' | 'disclaimers'>,
  locale: Locale,
): Record<SliceName, object> {
  const source = sources.find((ofLocale) => ofLocale.locale === locale);
  const disclaimer = disclaimers.get(locale);
  if (!source || !disclaimer) throw new Error(`There is no content in ${locale}.`);
  return {
    entry: entryContext(source, disclaimer),
    navigation: navigationContext(source),
    footer: footerContext(source),
  };
}
