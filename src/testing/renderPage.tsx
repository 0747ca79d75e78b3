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

/** `t` translates as the page does; `user` acts without delay, even under fake timers. */
type RenderedPage = RenderResult & { store: AppStore; t: TFunction; user: UserEvent };

/** jsdom cannot navigate: handlers of links run, but the default action is cancelled. */
function stayOnPage(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** Renders an element within the providers of a page in the locale. */
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
