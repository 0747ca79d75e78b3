import { pageStore } from '../store/pageStore';
import { addressRead } from '../store/tabsSlice';
import { closest } from './closest';
import { areTabs, linksTo, panels, startPanelView } from './views/shownPanels';

/**
 * Tabs and biographies: panels of which the hash of the address names the one that is shown. Until this script runs, and without it,
 * CSS shows the `:target` (`tabs.styles.ts`). Choosing one adds a history entry.
 *
 * Of tabs (`data-panels=tabs`) one is always shown, the first without a hash; of biographies one or none.
 */

const shownId = () => pageStore.getState().tabs.shown;

const shownPanel = () => panels().find(({ dataset }) => dataset.panel === shownId());

/** Our ids are plain ASCII; a hash may be anything. */
function namedElement(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1));
}

/** @returns what the address names inside the panel that is shown */
function readAddress(): HTMLElement | null {
  const { hash } = window.location;
  const element = namedElement();
  const all = panels();
  const named = all.find(({ dataset }) => `#${dataset.panel}` === hash);
  const around = named ?? all.find((panel) => panel.contains(element));
  const first = (areTabs() && all[0]?.dataset.panel) || null;
  pageStore.dispatch(addressRead({ named: around?.dataset.panel, isElsewhere: element !== null, first }));
  return named ? null : around ? element : null;
}

function choose(hash: string): boolean {
  const { pathname, search } = window.location;
  try {
    window.history.pushState(null, '', hash || pathname + search);
    // Set for this entry, as browsers would scroll to the panel on going back.
    window.history.scrollRestoration = 'manual';
    return true;
  } catch (error) {
    // Browsers limit history entries: the panel stays as it is.
    console.warn(error);
    return false;
  }
}

/** A biography that opens is read at once; the page stays where it is for a tab, unless it begins above what is in sight. */
function reveal(panel: HTMLElement | undefined): void {
  if (!panel) return;
  if (!areTabs()) {
    panel.scrollIntoView({ block: 'nearest' });
    panel.focus({ preventScroll: true });
    return;
  }
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  if (panel.getBoundingClientRect().top < parseFloat(scrollPaddingTop)) panel.scrollIntoView();
}

function onPress(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = closest(target, 'a[data-opens]');
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  // The link is hidden now: a press closes menus.
  link.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
  const { opens } = link.dataset;
  const isShown = opens === shownId();
  if ((isShown && areTabs()) || !choose(isShown ? '' : `#${opens}`)) return;
  readAddress();
  reveal(shownPanel());
}

/** Browsers drop the focus from what is hidden. */
function keepFocus(before: Element | null): void {
  const { activeElement, body } = document;
  const lost = closest(before, '[data-panel][hidden]');
  if (!lost || (activeElement !== body && !activeElement?.closest('[hidden]'))) return;
  (shownPanel() ?? linksTo(lost.dataset.panel)[0])?.focus({ preventScroll: true });
}

/** Follows the address. */
export function startPanels(): void {
  if (panels().length === 0) return;
  // The browser could not scroll to an element in a hidden panel. To a portrait it has.
  const inside = readAddress();
  startPanelView();
  inside?.scrollIntoView();
  if (!areTabs()) shownPanel()?.focus({ preventScroll: true });
  document.addEventListener('click', onPress);
  // Back from another page, this one is shown where it was left.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('popstate', () => {
    const { activeElement } = document;
    const before = shownId();
    const element = readAddress();
    keepFocus(activeElement);
    if (element) element.scrollIntoView();
    else if (shownId() !== before) reveal(shownPanel());
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const panel = closest(target, '[data-panels=biographies] [data-panel]');
    if (key !== 'Escape' || !panel || !choose('')) return;
    readAddress();
    linksTo(panel.dataset.panel)[0]?.focus();
  });
}
