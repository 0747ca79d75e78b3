import { createInstance } from 'i18next';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { HeadingLevel } from '../components/ui/Heading';
import type { IslandData, IslandName } from '../components/ui/Island';
import { type Locale, parseLocale } from '../i18n/locales';
import { createStyleCache } from '../theme/createStyleCache';
import { ThemeProvider } from '../theme/ThemeProvider';
import { loadTexts } from './texts/loadTexts.generated';

/** What an island shows, with the design system and the dictionaries of the page's locale. */

const load: Record<IslandName, () => Promise<ComponentType<never>>> = {
  chart: async () =>
    (await import(/* webpackChunkName: "island-chart" */ '../features/funds/navChart/LoadingChart'))
      .LoadingChart,
  compare: async () =>
    (await import(/* webpackChunkName: "island-compare" */ '../features/funds/compare/Compare')).Compare,
  contact: async () =>
    (await import(/* webpackChunkName: "island-contact" */ '../features/contact/form/ContactForm'))
      .ContactForm,
  purchase: async () =>
    (await import(/* webpackChunkName: "island-purchase" */ '../features/funds/costs/PurchaseForm'))
      .PurchaseForm,
  library: async () =>
    (await import(/* webpackChunkName: "island-library" */ '../features/funds/library/Library')).Library,
  search: async () =>
    (await import(/* webpackChunkName: "island-search" */ '../features/search/SearchButton')).SearchButton,
  range: async () =>
    (await import(/* webpackChunkName: "island-range" */ '../features/funds/range/ExplorableRange'))
      .ExplorableRange,
};

async function loadDictionary(locale: Locale) {
  const { texts } = await loadTexts[locale]();
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    resources: { [locale]: texts },
    // Synchronously.
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

const styleCache = createStyleCache();

let dictionary: ReturnType<typeof loadDictionary> | undefined;

export async function loadContent(name: IslandName, { props, level }: IslandData): Promise<ReactNode> {
  dictionary ??= loadDictionary(parseLocale(document.documentElement.lang));
  // After a failure the next act tries again.
  dictionary.catch(() => {
    dictionary = undefined;
  });
  const [i18n, Content] = await Promise.all([dictionary, load[name]()]);
  return (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider styleCache={styleCache}>
        <HeadingLevel.Provider value={level}>
          {createElement<object>(Content as ComponentType, props)}
        </HeadingLevel.Provider>
      </ThemeProvider>
    </I18nextProvider>
  );
}
