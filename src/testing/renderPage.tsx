import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { i18n as I18n, TFunction } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../components/layout/RootProviders';
import { defaultLocale, type Locale } from '../i18n/locales';
import { type AppStore, makeStore } from '../store/store';
import { i18nOf } from './i18nOf';

type PageOptions = { locale?: Locale; store?: AppStore };

/** `t` translates as the page does; `user` acts without delay, even under fake timers. */
type RenderedPage = RenderResult & { store: AppStore; t: TFunction; user: UserEvent };

/** jsdom cannot navigate: handlers of links run, but the default action is cancelled. */
function stayOnPage(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** The providers of a page. */
function pageOf(element: ReactNode, i18n: I18n, store: AppStore) {
  return (
    <HelmetProvider>
      <I18nextProvider i18n={i18n}>
        <RootProviders store={store}>{element}</RootProviders>
      </I18nextProvider>
    </HelmetProvider>
  );
}

/** Renders an element within the providers of a page in the locale. */
export function renderPage(element: ReactElement, options: PageOptions = {}): RenderedPage {
  const { locale = defaultLocale, store = makeStore() } = options;
  const i18n = i18nOf(locale);
  window.addEventListener('click', stayOnPage);
  const result = render(element, { wrapper: ({ children }) => pageOf(children, i18n, store) });
  return { ...result, store, t: i18n.t, user: userEvent.setup({ delay: null }) };
}

/** Mutes React's warning about layout effects, which libraries use as jsdom looks like a browser. */
function serverHtml(page: ReactElement): string {
  const { error } = console;
  console.error = (...words: unknown[]) => {
    if (!String(words[0]).includes('useLayoutEffect does nothing on the server')) error(...words);
  };
  try {
    return renderToString(page);
  } finally {
    console.error = error;
  }
}

/** The HTML of an element within the providers of a page, as the server sends it: with the content of `noscript`. */
export function htmlOf(element: ReactElement, locale = defaultLocale): string {
  return serverHtml(pageOf(element, i18nOf(locale), makeStore()));
}

/** The same as the server sends it: React does not run, and templates have their content. Islands can take it over. */
export function renderHtml(element: ReactElement, { locale = defaultLocale }: { locale?: Locale } = {}) {
  const i18n = i18nOf(locale);
  const html = htmlOf(element, locale);
  window.addEventListener('click', stayOnPage);
  const result = render(<div dangerouslySetInnerHTML={{ __html: html }} />);
  return { ...result, t: i18n.t, user: userEvent.setup({ delay: null }) };
}
