import { useEffect, useState, useSyncExternalStore } from 'react';
import { onAddressChange } from './tabHistory';

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

  return tab;
}
