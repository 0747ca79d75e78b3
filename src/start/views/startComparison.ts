import { sharesChosen } from '../../store/comparisonSlice';
import { readKeptShares } from '../../store/keptShares';
import { pageStore } from '../../store/pageStore';
import { closest } from '../closest';
import { logLoss } from '../departures';
import type * as comparisonBar from './comparisonBar';

/** Comparing while one reads. Who has chosen nothing loads nothing for it. */

let bar: Promise<typeof comparisonBar> | undefined;

function loadBar() {
  bar ??= import(/* webpackChunkName: "comparison" */ './comparisonBar').then((loaded) => {
    loaded.readShares();
    loaded.followComparison();
    return loaded;
  });
  // The next occasion tries again.
  bar.catch(() => (bar = undefined));
  return bar;
}

/** A link that chooses its share is a button. */
function showFirstChoice(): void {
  pageStore.dispatch(sharesChosen([]));
  for (const link of document.querySelectorAll('[data-compare]')) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-pressed', 'false');
  }
}

const pressedIn = ({ target }: Event) => closest(target, '[data-compare], [data-comparison=remove]');

export function startComparison(): void {
  if (readKeptShares() === null) showFirstChoice();
  else loadBar().catch(logLoss);
  // Another page of the tab may have changed it before Back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readKeptShares() !== null)
      void loadBar().then(({ readShares }) => readShares(), logLoss);
  });
  document.addEventListener('click', (event) => {
    const pressed = pressedIn(event);
    const isKnown = pageStore.getState().comparison.chosen !== null;
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A link to a comparison of several shares.
    if (isKnown && pressed.matches('a:not([role])')) return;
    event.preventDefault();
    loadBar().then(
      ({ press }) => press(pressed),
      () => pressed instanceof HTMLAnchorElement && window.location.assign(pressed.href),
    );
  });
  document.addEventListener('keydown', (event) => {
    const pressed = event.key === ' ' ? pressedIn(event) : null;
    if (!pressed?.matches('a[role]')) return;
    event.preventDefault();
    pressed.click();
  });
}
