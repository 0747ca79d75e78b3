import { closeMenus } from './menus';
import { closest } from './closest';

/**
 * Tabs and biographies: panels of which the hash of the address names the open one. Until this script runs, and without it, CSS
 * shows the `:target` (`tabs.styles.ts`). Choosing one adds a history entry and does not scroll.
 *
 * `data-panels=tabs`: one panel is always open, the first without a hash. `data-panels=one`: one or none is.
 */

const linkSelector = '[data-panels] a[data-opens]';

const rootsOf = () => document.querySelectorAll<HTMLElement>('[data-panels]');

const panelsOf = (root: Element) => Array.from(root.querySelectorAll<HTMLElement>('[data-panel]'));

const linksTo = (root: Element, id: string | undefined) =>
  root.querySelectorAll<HTMLElement>(`a[data-opens="${id}"]`);

/** Our ids are plain ASCII; a hash may be anything. */
function namedElement(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1));
}

function update(root: HTMLElement): HTMLElement | undefined {
  const isTabs = root.dataset.panels === 'tabs';
  const panels = panelsOf(root);
  const { hash } = window.location;
  const named =
    panels.find(({ dataset }) => `#${dataset.panel}` === hash) ??
    panels.find((panel) => panel.contains(namedElement()));
  // A hash elsewhere on the page, such as the skip link's, leaves tabs as they are.
  const open =
    named ??
    (isTabs
      ? (panels.find(({ dataset }) => namedElement() && dataset.panel === root.dataset.open) ?? panels[0])
      : undefined);
  root.dataset.open = open?.dataset.panel ?? '';
  for (const panel of panels) {
    const isOpen = panel === open;
    panel.hidden = !isOpen;
    for (const link of linksTo(root, panel.dataset.panel)) {
      if (!isTabs) link.setAttribute('aria-expanded', String(isOpen));
      else if (isOpen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
  const label = root.querySelector('[data-open-title]');
  const title = open && linksTo(root, open.dataset.panel)[0]?.textContent;
  if (label && title) label.textContent = title;
  return named;
}

/** Links to the other shares of a fund keep the open tab. */
function keepTab(): void {
  const open = document.querySelector<HTMLElement>('[data-panels=tabs]')?.dataset.open;
  const first = document.querySelector<HTMLElement>('[data-panel]')?.dataset.panel;
  for (const link of document.querySelectorAll('[data-keeps-tab] a')) {
    const [path = ''] = (link.getAttribute('href') ?? '').split('#', 1);
    link.setAttribute('href', open && open !== first ? `${path}#${open}` : path);
  }
}

function updateAll(): HTMLElement | undefined {
  const named = Array.from(rootsOf()).map(update).find(Boolean);
  keepTab();
  return named;
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

/** A biography that opens is read at once. */
function reveal(biography: HTMLElement): void {
  biography.scrollIntoView({ block: 'nearest' });
  biography.focus({ preventScroll: true });
}

function onPress(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = closest(target, linkSelector);
  const root = link?.closest<HTMLElement>('[data-panels]');
  if (!link || !root || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const { opens = '' } = link.dataset;
  const isOpen = root.dataset.open === opens;
  const isTabs = root.dataset.panels === 'tabs';
  closeMenus();
  // The link is hidden now.
  link.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
  if (isOpen && isTabs) return;
  if (!choose(isOpen ? '' : `#${opens}`)) return;
  const panel = updateAll();
  if (panel && !isTabs) reveal(panel);
}

/** Browsers drop the focus from what is hidden. */
function keepFocus(before: Element | null): void {
  const { activeElement, body } = document;
  const lost = before?.closest<HTMLElement>('[hidden]')?.dataset.panel;
  if (lost === undefined || (activeElement !== body && !activeElement?.closest('[hidden]'))) return;
  const root = Array.from(rootsOf()).find((one) =>
    panelsOf(one).some(({ dataset }) => dataset.panel === lost),
  );
  const open = root && panelsOf(root).find(({ hidden }) => !hidden);
  (open ?? (root && linksTo(root, lost)[0]))?.focus({ preventScroll: true });
}

/** Follows the address. */
export function startPanels(): void {
  if (rootsOf().length === 0) return;
  const named = updateAll();
  const element = namedElement();
  // The browser has scrolled to the portrait.
  if (named?.closest('[data-panels=one]')) named.focus({ preventScroll: true });
  // The browser could not scroll to an element in a hidden panel.
  else if (named && element && element !== named) element.scrollIntoView();
  document.addEventListener('click', onPress);
  // Back from another page, this one is shown where it was left.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('popstate', () => {
    const { activeElement } = document;
    const panel = updateAll();
    if (panel?.closest('[data-panels=one]')) {
      reveal(panel);
      return;
    }
    keepFocus(activeElement);
    const inside = namedElement();
    if (panel && inside && inside !== panel) inside.scrollIntoView();
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const panel = closest(target, '[data-panels=one] [data-panel]');
    if (key !== 'Escape' || !panel || !choose('')) return;
    const root = panel.closest<HTMLElement>('[data-panels]');
    updateAll();
    if (root) linksTo(root, panel.dataset.panel)[0]?.focus();
  });
}
