import { defaultInvestorProfile, type InvestorProfileCode } from '../profiles/investorProfiles';
import { follow } from '../store/pageStore';
import { closest } from './closest';

/**
 * Islands are parts of a page that need React: server HTML until somebody acts on one of their controls. Then the island is
 * loaded and takes its HTML over in place, and the act is repeated once.
 */

/** Milliseconds before who has acted is told that nothing comes (behaviour.md §9). */
export const loadTimeoutMs = 10_000;

/** Written by the build: the scripts of each island, of all (`islands`) and of the texts of a locale (`texts-fr`). */
const filesPath = '/islands.json';

const controls = 'button, input, select, textarea, label, [role=slider], [data-acts]';

/** An act of the visitor is being repeated: it is for the island itself. */
let isRepeating = false;

/** The island around an element that does not answer yet. */
const sleepingIsland = (target: EventTarget | null) =>
  isRepeating ? null : closest(target, '[data-island]:not([data-alive])');
const islandOf = (target: EventTarget | null) => sleepingIsland(closest(target, controls));

function controlsOf(island: Element): HTMLElement[] {
  return Array.from(island.querySelectorAll<HTMLElement>(controls));
}

/** An action of the visitor while the island was loading. `index` is the place of its control at that time. */
type Act = { control: HTMLElement; index: number; kind: 'click' | 'change' | 'submit'; value?: string };

/** An island that has failed has other elements, at the same places. */
const controlOf = (island: Element, { control, index }: Act): HTMLElement | undefined =>
  island.contains(control) ? control : controlsOf(island)[index];

/** True once alive. A start that failed is forgotten: the next act tries again. */
const starts = new WeakMap<Element, Promise<boolean>>();
/** Actions to repeat in turn once the island is alive, also if that takes another try. The same one twice counts once. */
const acts = new WeakMap<Element, readonly Act[]>();

/** A message that goes and comes back is announced again. The focus of its button goes to what is tried again. */
function toggleFailure(island: HTMLElement, isShown: boolean): void {
  island.toggleAttribute('data-failed', isShown);
  const failure = island.querySelector<HTMLElement>('[data-failure]');
  if (!failure) return;
  const hadFocus = failure.contains(document.activeElement);
  failure.hidden = !isShown;
  if (isShown || !hadFocus) return;
  const last = acts.get(island)?.at(-1);
  const tried = last && controlOf(island, last);
  (tried ?? island.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
}

async function load(island: HTMLElement): Promise<boolean> {
  toggleFailure(island, false);
  const timer = setTimeout(toggleFailure, loadTimeoutMs, island, true);
  try {
    const { hydrateIsland } = await import(/* webpackChunkName: "islands" */ '../islands/hydrateIsland');
    await hydrateIsland(island, () => {
      delete island.dataset.alive;
      starts.delete(island);
      toggleFailure(island, true);
    });
    toggleFailure(island, false);
    return true;
  } catch (error) {
    console.error(`The part “${island.dataset.island}” stays as it is:`, error);
    starts.delete(island);
    toggleFailure(island, true);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function repeat(control: HTMLElement, { kind, value }: Act): void {
  if (kind === 'click') control.click();
  else if (kind === 'submit') control.closest('form')?.requestSubmit();
  else {
    if (control instanceof HTMLSelectElement && value !== undefined) control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Until React has shown what an act did: transitions take several tasks, and handlers know the state that is shown. */
const isShown = () =>
  new Promise<unknown>((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve);
  });

/** Repeats the acts in turn; those that the visitor adds meanwhile come after them. @returns whether it is alive now */
async function repeatActs(island: HTMLElement, isLost: () => boolean): Promise<boolean> {
  while (!isLost()) {
    const [act, ...later] = acts.get(island) ?? [];
    if (!act) {
      island.dataset.alive = '';
      return true;
    }
    acts.set(island, later);
    const control = controlOf(island, act);
    isRepeating = true;
    if (control) repeat(control, act);
    isRepeating = false;
    if (later.length > 0) await isShown();
  }
  return false;
}

/** @returns whether it is alive now; else the next act tries again */
export function startIsland(island: HTMLElement): Promise<boolean> {
  const running = starts.get(island);
  if (running) return running;
  // `load` runs after `starts.set`: hiding the failure moves the focus, which would start it again.
  const start: Promise<boolean> = Promise.resolve(island)
    .then(load)
    .then((isLoaded) => isLoaded && repeatActs(island, () => starts.get(island) !== start));
  starts.set(island, start);
  return start;
}

function actOn(island: HTMLElement, target: EventTarget | null, kind: Act['kind']): void {
  const control = closest(target, controls);
  const isList = control instanceof HTMLSelectElement;
  // A list gets its click after the change.
  if (control && !(isList && kind === 'click') && !control.closest('[data-failure]')) {
    const value = isList ? control.value : undefined;
    const act = { control, index: controlsOf(island).indexOf(control), kind, value };
    const before = acts.get(island) ?? [];
    const last = before.at(-1);
    const isAgain = last?.kind === kind && controlOf(island, last) === control;
    acts.set(island, [...(isAgain ? before.slice(0, -1) : before), act]);
  }
  void startIsland(island);
}

/** Islands that the address has already asked for, or whose HTML is of another profile: it is what the default one sees. */
function startAddressed(profile: InvestorProfileCode): void {
  const parameters = new URLSearchParams(window.location.search);
  for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-parameters]')) {
    const names = island.dataset.parameters?.split(' ') ?? [];
    if (profile !== defaultInvestorProfile || names.some((name) => parameters.has(name)))
      void startIsland(island);
  }
}

/** https://wicg.github.io/netinfo/, in Chromium only. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** True if the visitor or their network asks for little to be fetched: nothing is prefetched then. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  return isSlow || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Fetches what the page's islands need, so that an act costs no download. */
async function prefetchScripts(): Promise<void> {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  const names = Array.from(islands, ({ dataset: { island = '' } }) => `island-${island}`);
  if (names.length === 0) return;
  const response = await fetch(filesPath, { priority: 'low' });
  const files = (await response.json()) as Partial<Record<string, string[]>>;
  const wanted = ['islands', `texts-${document.documentElement.lang}`, ...names];
  for (const href of new Set(wanted.flatMap((name) => files[name] ?? []))) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
  }
}

/** Waits for acts. Press and key are captured: nobody else answers them before the island is alive. */
export function startIslands(): void {
  document.addEventListener(
    'click',
    (event) => {
      const island = islandOf(event.target);
      if (!island) return;
      event.preventDefault();
      event.stopPropagation();
      actOn(island, event.target, 'click');
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const island = sleepingIsland(event.target);
      if (!island) return;
      event.preventDefault();
      // A key in a field, else a press would have come before.
      actOn(island, document.activeElement, 'submit');
    },
    true,
  );
  document.addEventListener(
    'change',
    (event) => {
      const island = islandOf(event.target);
      if (!island || !(event.target instanceof HTMLSelectElement)) return;
      // React may listen already.
      event.stopPropagation();
      actOn(island, event.target, 'change');
    },
    true,
  );
  // A press or a change may follow. After a failure only those try again.
  const prepare = (target: EventTarget | null) => {
    const island = islandOf(target);
    if (island && !('failed' in island.dataset)) void startIsland(island);
  };
  for (const type of ['pointerover', 'focusin', 'input']) {
    document.addEventListener(type, ({ target }) => prepare(target), true);
  }
  prepare(document.activeElement);
  const tryAgain = () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-failed]'))
      void startIsland(island);
  };
  window.addEventListener('online', tryAgain);
  // A page that was left lost what it was loading, and is back from the back/forward cache.
  window.addEventListener('pageshow', tryAgain);
  // Choosing a profile opens the home page: what is begun on the page that is left is lost, and Firefox keeps no page that loads.
  follow(
    ({ preferences, navigation }) => (navigation.isLeaving ? null : preferences.investorProfile),
    (profile) => profile && startAddressed(profile),
  );
}

/** Once the page is quiet. */
export function prefetchIslands(): void {
  if (!savesData()) prefetchScripts().catch((error: unknown) => console.warn(error));
}
