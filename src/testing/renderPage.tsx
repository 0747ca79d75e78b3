import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../components/layout/RootProviders';
import { defaultLocale, type Locale } from '../i18n/locales';
import { type AppStore, makeStore } from '../store/makeStore';
import { createStyleCache } from '../theme/createStyleCache';
import { designSystem } from '../theme/system';
import { i18nOf } from './i18nOf';

type PageOptions = { locale?: Locale; store?: AppStore };

/** `t` writes the texts of the locale as the page does; `user` acts without waiting, under fake timers too. */
type RenderedPage = RenderResult & { store: AppStore; t: TFunction; user: UserEvent };

/** The document of tests cannot be left: links do all but open their address. */
function stayOnPage(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** Renders an element with all that surrounds it on a page of the locale. */
export function renderPage(element: ReactElement, options: PageOptions = {}): RenderedPage {
  const { locale = defaultLocale, store = makeStore() } = options;
  const i18n = i18nOf(locale);
  window.addEventListener('click', stayOnPage);
  const result = render(element, {
    wrapper: ({ children }) => (
      <HelmetProvider>
        <I18nextProvider i18n={i18n}>
          <RootProviders store={store} styleCache={createStyleCache()} system={designSystem()}>
            {children}
          </RootProviders>
        </I18nextProvider>
      </HelmetProvider>
    ),
  });
  return { ...result, store, t: i18n.t, user: userEvent.setup({ delay: null }) };
}
