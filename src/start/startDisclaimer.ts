import { disclaimerInvalidated, disclaimerLost } from '../store/disclaimerSlice';
import { follow, pageStore } from '../store/pageStore';
import { closest } from './closest';
import { loadTimeoutMs } from './islands';

/** The disclaimer: a modal dialog of the page's HTML, which can be neither closed nor left until it is accepted (behaviour.md §4.4). */

/** Key in `sessionStorage`, gone with the tab: failing data must not ask on each page for what was accepted on the first. */
export const acceptedHere = 'disclaimer_accepted';

/** Runs once the disclaimer is accepted; at once if it is. */
export function onceAccepted(run: () => void): void {
  let isOver = false;
  follow(
    ({ disclaimer }) => disclaimer.validated,
    (isValidated) => {
      if (!isValidated || isOver) return;
      isOver = true;
      run();
    },
  );
}

/** Loads steps and texts of who is asked. */
async function loadSteps(dialog: HTMLElement): Promise<void> {
  pageStore.dispatch(disclaimerLost(false));
  const timer = setTimeout(() => pageStore.dispatch(disclaimerLost(true)), loadTimeoutMs);
  try {
    const { startDisclaimerSteps } = await import(
      /* webpackChunkName: "disclaimer" */ './views/disclaimerSteps'
    );
    await startDisclaimerSteps(dialog);
  } catch (error) {
    console.error('The disclaimer cannot be accepted:', error);
    pageStore.dispatch(disclaimerLost(true));
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps the dialog open, with the focus where it was. @returns what lets it go */
function hold(dialog: HTMLDialogElement): AbortController {
  const held = new AbortController();
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
  return held;
}

/** Stands in for steps that cannot be had. A message that goes and comes back is announced again. */
function showFault(dialog: HTMLElement, isLost: boolean): void {
  const failure = dialog.querySelector<HTMLElement>('[data-failure]');
  const form = dialog.querySelector('form');
  if (!failure || !form) return;
  const hadFocus = failure.contains(document.activeElement);
  failure.hidden = !isLost;
  form.hidden = isLost;
  if (hadFocus) dialog.querySelector('h2')?.focus();
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
  const dialog = document.querySelector<HTMLDialogElement>('[data-disclaimer]');
  let held: AbortController | undefined;
  follow(
    ({ disclaimer }) => disclaimer.validated,
    (isValidated) => {
      // The dialog makes the page inert by itself. Removed later, the attribute would end that in Firefox.
      document.documentElement.removeAttribute('inert');
      held?.abort();
      held = undefined;
      if (isValidated) dialog?.close();
      else if (dialog) {
        held = hold(dialog);
        if (!pageStore.getState().disclaimer.texts) void loadSteps(dialog);
      }
    },
  );
  if (!dialog) return;
  follow(
    ({ disclaimer }) => disclaimer.isLost,
    (isLost) => showFault(dialog, isLost),
  );
  follow(
    ({ connectivity }) => connectivity.isOnline,
    (isOnline) => {
      if (isOnline && pageStore.getState().disclaimer.isLost) void loadSteps(dialog);
    },
  );
  // Nothing is sent, whether its steps answer or have not come.
  dialog.addEventListener('submit', (event) => event.preventDefault());
  dialog.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-retry]')) void loadSteps(dialog);
  });
}
