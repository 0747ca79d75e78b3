/** Milliseconds before a page that is loading shows the spinner (behaviour.md §9). */
export const spinnerDelay = 300;

/** Path of the page to which a click leads without a full page load. */
function pathClicked({ target, defaultPrevented }: MouseEvent): string | undefined {
  // The router has already taken over the click.
  const link = defaultPrevented && target instanceof Element && target.closest('a');
  return link && link.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Calls back when a page takes long to load after a click, or after going back or forward: Gatsby's
 * `onRouteUpdateDelayed` comes after a second.
 *
 * @returns a function to call when a page is open, or does not come
 */
export function watchPageLoads(onSlow: () => void): () => void {
  let openPath = window.location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => clearTimeout(timer);
  const start = (path: string | undefined) => {
    if (path === undefined || path === openPath) return;
    stop();
    timer = setTimeout(onSlow, spinnerDelay);
  };
  document.addEventListener('click', (event) => start(pathClicked(event)));
  window.addEventListener('popstate', () => start(window.location.pathname));
  // Going back may restore this page as it is left.
  window.addEventListener('pagehide', stop);

  return () => {
    stop();
    openPath = window.location.pathname;
  };
}
