import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { IslandData, IslandName } from '../components/ui/Island';
import { closest } from '../start/closest';
import { pageStore } from '../store/pageStore';
import { serverState } from '../store/store';
import { loadContent } from './loadContent';

/** Shared by all islands: React, loaded with the first of them. */

function dataOf(island: Element): IslandData {
  const text = island.querySelector(':scope > script')?.textContent ?? '';
  return JSON.parse(text) as IslandData;
}

type BoundaryProps = { onShown: () => void; onError: (error: unknown) => void; children: ReactNode };

class Boundary extends Component<BoundaryProps, { isLost: boolean }> {
  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override state = { isLost: false };

  override componentDidMount() {
    if (!this.state.isLost) this.props.onShown();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isLost ? null : this.props.children;
  }
}

const focusable = 'a, button, input, select, textarea, [tabindex]';

/** A translated page is rendered anew, with the same elements at the same positions. */
const focusableIn = (container: Element) => [...container.querySelectorAll<HTMLElement>(focusable)];

/** Remembers which element has the focus. */
function focusIn(container: Element) {
  const index = focusableIn(container).findIndex((element) => element === document.activeElement);
  return () => {
    if (document.activeElement === document.body)
      focusableIn(container)[index]?.focus({ preventScroll: true });
  };
}

/**
 * Until it is aborted, clicks what is rendered anew between the press of a mouse and its click, which browsers then leave out. React
 * itself renders in the middle of a release. A touch is looked up when it ends.
 */
function keepPresses(container: Element, signal: AbortSignal): void {
  const onPress = (target: EventTarget | null) => {
    const element = closest(target, focusable);
    const index = focusableIn(container).findIndex((known) => known === element);
    if (!element || index === -1) return;
    const over = new AbortController();
    const listen = { capture: true, signal: over.signal };
    const onRelease = ({ target: released, pointerType }: PointerEvent) =>
      // The click comes first, if it comes.
      setTimeout(() => {
        if (over.signal.aborted) return;
        over.abort();
        const anew = focusableIn(container)[index];
        const isOnIt = [element, anew].some((one) => one?.contains(released as Node));
        if (!element.isConnected && isOnIt && pointerType !== 'touch') anew?.click();
      });
    window.addEventListener('pointerup', onRelease, listen);
    for (const type of ['click', 'pointerdown', 'pointercancel'])
      window.addEventListener(type, () => over.abort(), listen);
  };
  onPress([...container.querySelectorAll(':active')].at(-1) ?? null);
  window.addEventListener('pointerdown', ({ target }) => onPress(target), { capture: true, signal });
}

async function hydrate(island: HTMLElement, container: Element, onLost: () => void): Promise<void> {
  const content = await loadContent(island.dataset.island as IslandName, dataOf(island));
  const html = container.innerHTML;
  const restoreFocus = focusIn(container);
  await new Promise<void>((resolve, reject) => {
    let isShown = false;
    const onShown = () => {
      isShown = true;
      // After the effects of this commit.
      queueMicrotask(() => {
        restoreFocus();
        resolve();
      });
    };
    const onError = (error: unknown) => {
      setTimeout(() => {
        root.unmount();
        container.innerHTML = html;
        if (isShown) onLost();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    };
    const root = hydrateRoot(
      container,
      <Boundary onShown={onShown} onError={onError}>
        <Provider store={pageStore} serverState={serverState}>
          {content}
        </Provider>
      </Boundary>,
      // Browser extensions change pages, especially forms, and browsers translate them.
      { onRecoverableError: (error) => console.warn('Rendered anew in the browser:', error) },
    );
  });
}

/**
 * Takes over the HTML of an island. @param onLost called when the island fails later: its HTML is back then
 * @throws what prevented it from loading or rendering; the HTML is as it was
 */
export async function hydrateIsland(island: HTMLElement, onLost: () => void): Promise<void> {
  const container = island.firstElementChild;
  if (!container) throw new Error('The island has no content');
  const hydrating = new AbortController();
  keepPresses(container, hydrating.signal);
  try {
    await hydrate(island, container, onLost);
  } finally {
    hydrating.abort();
  }
}
