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

const islandOf = (target: EventTarget | null) =>
  closest(closest(target, controls), '[data-island]:not([data-alive])');

function controlsOf(island: Element): HTMLElement[] {
  return Array.from(island.querySelectorAll<HTMLElement>(controls));
}

/** An action of the visitor while the island was loading. */
type Act = { index: number; kind: 'click' | 'change' | 'submit'; value?: string };

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
  const tried = controlsOf(island)[acts.get(island)?.at(-1)?.index ?? -1];
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
    island.dataset.alive = '';
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

function repeat(island: HTMLElement, { index, kind, value }: Act): void {
  const control = controlsOf(island)[index];
  if (!control) return;
  if (kind === 'click') control.click();
  else if (kind === 'submit') control.closest('form')?.requestSubmit();
  else {
    if (control instanceof HTMLSelectElement && value !== undefined) control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** @returns whether it is alive now; else the next act tries again */
export function startIsland(island: HTMLElement): Promise<boolean> {
  const running = starts.get(island);
  if (running) return running;
  // `load` runs after `starts.set`: hiding the failure moves the focus, which would start it again.
  const start = Promise.resolve(island)
    .then(load)
    .then((isAlive) => {
      if (!isAlive) return false;
      for (const act of acts.get(island) ?? []) repeat(island, act);
      acts.delete(island);
      return true;
    });
  starts.set(island, start);
  return start;
}

function actOn(island: HTMLElement, target: EventTarget | null, kind: Act['kind']): void {
  const control = closest(target, controls);
  const isList = control instanceof HTMLSelectElement;
  // A list gets its click after the change.
  if (control && !(isList && kind === 'click') && !control.closest('[data-failure]')) {
    const value = isList ? control.value : undefined;
    const act = { index: controlsOf(island).indexOf(control), kind, value };
    const before = acts.get(island) ?? [];
    const last = before.at(-1);
    const isAgain = last?.index === act.index && last.kind === kind;
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
      const { target } = event;
      const island = closest(target, '[data-island]:not([data-alive])');
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
      if (island && event.target instanceof HTMLSelectElement) actOn(island, event.target, 'change');
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
  window.addEventListener('online', () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-failed]'))
      void startIsland(island);
  });
  follow(({ preferences }) => preferences.investorProfile, startAddressed);
}

/** Once the page is quiet. */
export function prefetchIslands(): void {
  if (!savesData()) prefetchScripts().catch((error: unknown) => console.warn(error));
}
