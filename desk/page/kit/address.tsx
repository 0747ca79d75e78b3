import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type MouseEvent, useEffect, useSyncExternalStore } from 'react';

export const screens = ['drafts', 'changes', 'preview', 'publish', 'history', 'accounts'] as const;

export type ScreenName = (typeof screens)[number];

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The browser tells of its own buttons only. */
function tellOfAddress(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Token of a one-time link `/sign-in#…` or `/invitation#…`; the server never sees the part behind the `#`. */
export function useLinkToken(path: '/sign-in' | '/invitation'): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const { pathname, hash } = window.location;
    return pathname === path && hash.length > 1 ? hash.slice(1) : undefined;
  });
}

/** Takes the token out of the address, and out of the browser's history. */
export function leaveLink(query = ''): void {
  window.history.replaceState(null, '', `/${query}`);
  tellOfAddress();
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** Drafts have addresses of their own below that of their screen. */
function screenOfPath(path: string): ScreenName | undefined {
  if (path.startsWith('/drafts/')) return 'drafts';
  return screens.find((screen) => path === `/${screen}`);
}

/** The address's screen; that of the changes for any other address. */
export function useScreen(): ScreenName {
  return screenOfPath(usePath()) ?? 'changes';
}

/** Replaces the address of a first visit, with anything a link added to it. */
export function nameScreen(screen: ScreenName): void {
  const { pathname, search } = window.location;
  const path = screenOfPath(pathname) === screen ? pathname : `/${screen}`;
  if (pathname + search !== path) window.history.replaceState(null, '', path);
}

/** Asks before the page is left, and goes on if the person agrees. */
type AskToLeave = (leave: () => void) => void;

let askToLeave: AskToLeave | undefined;

function visit(path: string): void {
  window.history.pushState(null, '', path);
  tellOfAddress();
  window.scrollTo(0, 0);
}

export function goTo(path: string): void {
  if (askToLeave && path !== window.location.pathname) askToLeave(() => visit(path));
  else visit(path);
}

/** Asks before links, the browser's buttons and closing the page lose what was typed. @param ask stable */
export function useLeaveGuard(isActive: boolean, ask: AskToLeave): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const guarded = window.location.pathname;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onPop = (event: Event) => {
      const wanted = window.location.pathname;
      if (wanted === guarded) return;
      // The browser has gone there already.
      event.stopImmediatePropagation();
      window.history.pushState(null, '', guarded);
      askToLeave?.(() => visit(wanted));
    };
    askToLeave = (leave) =>
      ask(() => {
        // Going there would be asked about again.
        window.removeEventListener('popstate', onPop, true);
        leave();
      });
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('popstate', onPop, true);
    return () => {
      askToLeave = undefined;
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('popstate', onPop, true);
    };
  }, [isActive, ask]);
}

type PageLinkProps = Omit<ComponentProps<typeof chakra.a>, 'onClick'> & { href: string };

/** Opens without loading the page again, except in a tab of its own. */
export function PageLink({ href, children, ...props }: PageLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <chakra.a href={href} onClick={follow} {...props}>
      {children}
    </chakra.a>
  );
}

export function TextLink(props: PageLinkProps) {
  return <PageLink color="link" textDecoration="underline" {...props} />;
}

/** Leads to what a screen belongs to, above its title. */
export function BackLink({ children, ...props }: PageLinkProps & { children: string }) {
  return (
    <PageLink color="link" textStyle="small" width="fit-content" {...props}>
      {`← ${children}`}
    </PageLink>
  );
}
