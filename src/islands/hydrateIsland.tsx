import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { IslandData, IslandName } from '../components/ui/Island';
import { readPreferences } from '../cookies/preferences';
import { parseLayoutData } from '../api/parseLayoutData';
import { parseLocale } from '../i18n/locales';
import { onLiveAnswer } from '../start/liveData';
import { onPreferences } from '../start/preferences';
import { catalogueReceived } from '../store/liveData/liveDataSlice';
import { makeStore, serverState } from '../store/makeStore';
import { preferencesRead } from '../store/preferences/preferencesSlice';

/** Shared by all islands: React and the store, loaded with the first of them. */

const store = makeStore();
store.dispatch(preferencesRead(readPreferences()));
onPreferences((preferences) => store.dispatch(preferencesRead(preferences)));
onLiveAnswer((answer) =>
  store.dispatch(catalogueReceived(parseLayoutData(answer, parseLocale(document.documentElement.lang)))),
);

function dataOf(island: Element): IslandData {
  const text = island.querySelector(':scope > script')?.textContent ?? '';
  return JSON.parse(text) as IslandData;
}

async function contentOf(name: IslandName, data: IslandData): Promise<ReactNode> {
  if (name === 'disclaimer') {
    const { loadDisclaimer } = await import(/* webpackChunkName: "island-disclaimer" */ './disclaimer');
    return loadDisclaimer(data.props);
  }
  const { loadThemed } = await import(/* webpackChunkName: "islands-themed" */ './themed');
  return loadThemed(name, data);
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

/** Remembers the focus by its position among all focusable elements. A translated page is rendered anew, with the same positions. */
function focusIn(container: Element) {
  const all = () => [
    ...container.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]'),
  ];
  const index = all().findIndex((element) => element === document.activeElement);
  return () => {
    if (document.activeElement === document.body) all()[index]?.focus({ preventScroll: true });
  };
}

/** As long as a press is waited for, in ms: after a touch, browsers may show one for a while that has ended. */
const maxPressMs = 100;

/** Waits until nothing in it is pressed. A page that was translated is rendered anew, and a button that goes while it is pressed gets no click. */
async function whenReleased(container: Element): Promise<void> {
  if (!container.querySelector(':active')) return;
  await new Promise<void>((resolve) => {
    // The click follows within the same task.
    const release = () => setTimeout(resolve);
    setTimeout(resolve, maxPressMs);
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      window.addEventListener(type, release, { capture: true, once: true });
  });
}

/**
 * Takes over the HTML of an island. @param onLost called when the island fails later: its HTML is back then
 * @throws what prevented it from loading or rendering; the HTML is as it was
 */
export async function hydrateIsland(island: HTMLElement, onLost: () => void): Promise<void> {
  const container = island.firstElementChild;
  if (!container) throw new Error('The island has no content');
  const content = await contentOf(island.dataset.island as IslandName, dataOf(island));
  await whenReleased(container);
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
        <Provider store={store} serverState={serverState}>
          {content}
        </Provider>
      </Boundary>,
      // Browser extensions change pages, especially forms, and browsers translate them.
      { onRecoverableError: (error) => console.warn('Rendered anew in the browser:', error) },
    );
  });
}
