import { isPagePath } from '../routes/localePaths';
import { departureChanged } from '../store/navigationSlice';
import { pageStore } from '../store/pageStore';
import { closest } from './closest';

/** Milliseconds before a page that is loading shows the spinner (behaviour.md §9). */
export const spinnerDelay = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

function toggleSpinner(isShown: boolean): void {
  const spinner = document.querySelector<HTMLElement>('[data-spinner]');
  if (spinner) spinner.hidden = !isShown;
}

/** Shows the spinner if this page is still there after the delay. */
function expectDeparture(): void {
  pageStore.dispatch(departureChanged(true));
  clearTimeout(timer);
  timer = setTimeout(toggleSpinner, spinnerDelay, true);
}

function hideSpinner(): void {
  clearTimeout(timer);
  toggleSpinner(false);
}

/** Milliseconds after which a page that loses what it loads because it is being left has gone: some browsers tell it only then. */
export const leavingMs = 1_000;

/** Logs why something could not be loaded, unless the page is being left. */
export function logLoss(error: unknown): void {
  setTimeout(console.error, leavingMs, error);
}

function stay(): void {
  hideSpinner();
  pageStore.dispatch(departureChanged(false));
}

/** Opens another page. */
export function openPage(path: string): void {
  expectDeparture();
  window.location.assign(path);
}

/** The link to another page of the site that a click opens here. */
function pageLinkOf({ target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = closest(target, 'a');
  if (!link || link.target || link.origin !== window.location.origin || !isPagePath(link.pathname))
    return null;
  const { pathname, search } = window.location;
  return link.hash !== '' && link.pathname === pathname && link.search === search ? null : link;
}

/** Browsers without speculation rules fetch the page of a link that is pointed at. */
function prefetchPage({ target }: Event): void {
  const link = closest(target, 'a');
  if (!link || link.origin !== window.location.origin || !isPagePath(link.pathname)) return;
  const { href } = link;
  if (document.head.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** Follows links to other pages: the spinner, what to do offline, and what is fetched ahead. */
export function startDepartures(): void {
  // After all others, which may prevent the click.
  window.addEventListener('click', (event) => {
    if (!pageLinkOf(event)) return;
    // The browser's own error page would take the place of this one.
    if (pageStore.getState().connectivity.isOnline) expectDeparture();
    else event.preventDefault();
  });
  // Stopped by the visitor, or back from the back/forward cache.
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stay();
  });
  window.addEventListener('pagehide', hideSpinner);
  window.addEventListener('pageshow', stay);
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari has it since 2024
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    document.addEventListener('pointerover', prefetchPage);
    document.addEventListener('focusin', prefetchPage);
  }
}
