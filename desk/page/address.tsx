import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';

export const screens = ['changes', 'preview', 'publish', 'history'] as const;

export type Screen = (typeof screens)[number];

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The browser tells of its own buttons only. */
function tellOfAddress(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Token of the one-time sign-in link `/sign-in#…`; the server never sees the part behind the `#`. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const { pathname, hash } = window.location;
    return pathname === '/sign-in' && hash.length > 1 ? hash.slice(1) : undefined;
  });
}

/** Takes the token out of the address, and out of the browser's history. */
export function leaveLink(query = ''): void {
  window.history.replaceState(null, '', `/${query}`);
  tellOfAddress();
}

/** The address's screen; the first one for any other address. */
export function useScreen(): Screen {
  const path = useSyncExternalStore(subscribe, () => window.location.pathname);
  return screens.find((screen) => path === `/${screen}`) ?? screens[0];
}

/** Replaces the address of a first visit, with anything a link added to it. */
export function nameScreen(screen: Screen): void {
  if (window.location.pathname + window.location.search !== `/${screen}`)
    window.history.replaceState(null, '', `/${screen}`);
}

export function goTo(screen: Screen): void {
  window.history.pushState(null, '', `/${screen}`);
  tellOfAddress();
  window.scrollTo(0, 0);
}

type ScreenLinkProps = Omit<ComponentProps<typeof chakra.a>, 'href' | 'onClick'> & { screen: Screen };

/** Opens without loading the page again, except in a tab of its own. */
export function ScreenLink({ screen, children, ...props }: ScreenLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(screen);
  };
  return (
    <chakra.a href={`/${screen}`} onClick={follow} {...props}>
      {children}
    </chakra.a>
  );
}
