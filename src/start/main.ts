import '../theme/fonts.css';
import { scrollToTop } from './scrollToTop';
import { localeOfPath, preferredLocale } from '../i18n/locales';
import { rootPath } from '../routes/localePaths';
import { pageStore, startPageStore } from '../store/pageStore';
import { startBarTheme } from './barTheme';
import { startChoices } from './choices';
import { startConsent } from './startConsent';
import { startCopy } from './copy';
import { logLoss, startDepartures } from './departures';
import { onceAccepted, startDisclaimer } from './startDisclaimer';
import { showIntendedPage } from './intendedPage';
import { prefetchIslands, startIslands } from './islands';
import { startLazyDrawings } from './lazyDrawings';
import { markKeyboardUse } from './markKeyboardUse';
import { startMenus } from './menus';
import { startNotices } from './notices';
import { startPanels } from './panels';
import { startComparison } from './views/startComparison';
import { startProfileView } from './views/profile';
import { whenIdle } from './whenIdle';
import { closest } from './closest';

/** All that a page runs by itself: it decides on profile, disclaimer and consent, and waits for acts. Loaded after the first paint. */

/** `/`, for hosts that cannot redirect it. */
function leaveRoot(): void {
  const locale = pageStore.getState().preferences.locale ?? preferredLocale(navigator.languages);
  window.location.replace(`/${locale}`);
}

/** Logs a wrong locale (behaviour.md §8). The visitor sees the not-found page that the server sent. */
function reportWrongLocale(): void {
  try {
    localeOfPath(window.location.pathname);
  } catch (error) {
    console.error(error);
  }
}

/** Answers the presses that `earlyPressScript` has marked, once everything that answers presses listens. */
function repeatEarlyPresses(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
}

function start(): void {
  startPageStore();
  if (window.location.pathname === rootPath) {
    leaveRoot();
    return;
  }
  reportWrongLocale();
  markKeyboardUse();
  startMenus();
  startBarTheme();
  startPanels();
  startIslands();
  startDisclaimer();
  startProfileView();
  startComparison();
  startNotices();
  startCopy();
  startLazyDrawings();
  startDepartures();
  startChoices();
  // Only funds with many shares have the list.
  if (document.querySelector('[data-share-search]')) {
    import(/* webpackChunkName: "share-search" */ './shareSearch').then(
      ({ startShareSearch }) => startShareSearch(),
      // It stays a list of links.
      logLoss,
    );
  }
  whenIdle(() => {
    import(/* webpackChunkName: "live-data" */ './liveData').then(
      ({ startLiveData }) => startLiveData(),
      // The page's own figures stay.
      logLoss,
    );
  });
  document.addEventListener('click', (event) => {
    if (!closest(event.target, '[data-scroll-to-top]')) return;
    event.preventDefault();
    scrollToTop();
  });
  document.documentElement.dataset.started = '';
  onceAccepted(() => {
    showIntendedPage();
    startConsent();
    whenIdle(prefetchIslands);
  });
  repeatEarlyPresses();
}

start();
