import { rootPath } from '../routes/localePaths';
import { disclaimerInvalidated } from '../store/disclaimerSlice';
import { follow, pageStore } from '../store/pageStore';
import { startIsland } from './islands';

/** The disclaimer: a modal dialog of the page's HTML, which can be neither closed nor left until it is accepted (behaviour.md §4.4). */

/** Key in `sessionStorage`, gone with the tab: failing data must not ask on each page for what was accepted on the first. */
export const acceptedHere = 'disclaimer_accepted';

const dialogOf = () => document.querySelector<HTMLDialogElement>('[data-disclaimer]');

/** Stops the listeners of an open dialog. */
let held: AbortController | null = null;

/** True once this page has asked. */
let hasAsked = false;

let waiting: (() => void)[] = [];

/** Runs once the disclaimer is accepted; at once if it is. */
export function onceAccepted(run: () => void): void {
  if (held) waiting.push(run);
  else run();
}

/** Keeps the dialog open, with the focus where it was. */
function hold(dialog: HTMLDialogElement): void {
  held = new AbortController();
  hasAsked = true;
  const { signal } = held;
  let focused: HTMLElement | null = dialog.querySelector('h2');
  const open = () => {
    // showModal() moves the focus.
    const target = focused;
    if (!dialog.open) dialog.showModal();
    target?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) focused = target;
  };
  const refuseEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  // The DOM's types lack it so far.
  dialog.setAttribute('closedby', 'none');
  open();
  dialog.addEventListener('focusin', onFocus, { signal });
  dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal });
  // A second Escape or "back" gesture closes it even though `cancel` is prevented.
  dialog.addEventListener('close', open, { signal });
  window.addEventListener('keydown', refuseEscape, { capture: true, signal });
}

function openDisclaimer(): void {
  const dialog = dialogOf();
  const island = dialog?.querySelector<HTMLElement>('[data-island]');
  if (held) return;
  // Alive from the start in `gatsby develop`, which does without.
  const canAsk = island && (hasAsked || !('alive' in island.dataset));
  // The dialog makes the page inert by itself. Removed later, the attribute would end that in Firefox.
  document.documentElement.removeAttribute('inert');
  if (dialog && canAsk && window.location.pathname !== rootPath) {
    hold(dialog);
    void startIsland(island);
  }
}

/** Closes the dialog, and goes on with what has waited for it. */
function closeDisclaimer(): void {
  document.documentElement.removeAttribute('inert');
  if (!held) return;
  held.abort();
  held = null;
  dialogOf()?.close();
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

function wasAcceptedHere(): boolean {
  try {
    return sessionStorage.getItem(acceptedHere) !== null;
  } catch {
    return true;
  }
}

/** The initial data failed to load (behaviour.md §4.3). Ignored if accepted in this tab: it would come back with every failure. */
export function invalidateDisclaimer(): void {
  if (wasAcceptedHere()) return;
  pageStore.dispatch(disclaimerInvalidated());
}

export function startDisclaimer(): void {
  follow(
    ({ disclaimer }) => disclaimer.validated,
    (isValidated) => {
      if (isValidated) closeDisclaimer();
      else openDisclaimer();
    },
  );
}
