import { disclaimer } from '../../locales/disclaimer.generated';
import { layout } from '../../locales/layout.generated';
import type { EntryContext } from '../../src/app/EntrySlice';
import type { Locale } from '../../src/i18n/locales';
import { pagePath } from '../../src/routes/routeTable';
import type { DisclaimerContent } from '../disclaimer/disclaimerTexts';
import type { LocaleSources } from '../pages/localeSources';
import type { SitePlan } from '../planSite';
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

/** The props of the disclaimer, which shows them before its texts are fetched. */
export function entryContext(
  { locale, site }: Pick<LocaleSources, 'locale' | 'site'>,
  { languages, profiles }: Pick<DisclaimerContent, 'languages' | 'profiles'>,
): EntryContext {
  const { disclaimerLost, tryAgain, profile } = layout[locale];
  return {
    locale,
    siteName: site.name,
    homePath: pagePath('index', locale),
    languages,
    profiles,
    words: { ...disclaimer[locale], lost: disclaimerLost, tryAgain, profile },
  };
}

/** The contexts of a locale's slices. Each locale has its own: a change in one does not render every page again. */
export function sliceContexts(
  { sources, disclaimers }: Pick<SitePlan, 'sources' | 'disclaimers'>,
  locale: Locale,
): Record<SliceName, object> {
  const source = sources.find((ofLocale) => ofLocale.locale === locale);
  const ofDisclaimer = disclaimers.get(locale);
  if (!source || !ofDisclaimer) throw new Error(`There is no content in ${locale}.`);
  return {
    entry: entryContext(source, ofDisclaimer),
    navigation: navigationContext(source),
    footer: footerContext(source),
  };
}
