import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isTabChoice, onAddressChange } from './tabHistory';

/** The element that the address names, of a page whose anchors are plain ASCII. */
function namedElement(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1));
}

/** The tab that the address names, or in whose panel the element is that it names; `''` for an element elsewhere. */
function namedTab(ids: readonly string[]): string | undefined {
  const isNamed = (id: string) => `#${id}` === window.location.hash;
  const element = namedElement();
  const holds = (id: string) => element?.closest(`[id="${id}"]`);
  return ids.find(isNamed) ?? ids.find(holds) ?? (element ? '' : ids[0]);
}

/**
 * Whether the focus is in what has just been hidden, or was: browsers take it away when they follow a link to what is
 * hidden still. A tab that is chosen keeps it.
 */
function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  if (activeElement === body) return !isTabChoice(window.history.state);
  return Boolean(activeElement?.closest('[hidden]'));
}

/**
 * The tab that the address names: the first one if it names none that exists. An anchor elsewhere on the page, such as that
 * of the skip link, leaves the tab as it is. `null` on the server and in the browser's first render.
 */
export function useAddressedTab(ids: readonly string[]): string | null {
  const named = useSyncExternalStore(
    onAddressChange,
    () => namedTab(ids) ?? null,
    () => null,
  );
  const [last, setLast] = useState(ids[0] ?? null);
  if (named && named !== last) setLast(named);
  const tab = named === '' ? last : named;

  // What the address names inside of a panel could not be scrolled to while the panel was hidden.
  useEffect(() => {
    const element = namedElement();
    if (tab && element && element.id !== tab && element.closest(`[id="${tab}"]`)) element.scrollIntoView();
  }, [tab]);

  // Who was in the panel that is hidden now goes on in the one in its place, where the page stands.
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (tab && before.current && hasLostFocus()) document.getElementById(tab)?.focus({ preventScroll: true });
    before.current = tab;
  }, [tab]);

  return tab;
}
