import { startGoogleAnalytics, stopGoogleAnalytics } from './googleAnalytics';
import { startMatomo, stopMatomo } from './matomo';
import { reloadPage } from './reloadPage';
import type { Tracker } from './tracker';
import { removeTrackerCookies } from './trackerCookies';
import type { TrackerSettings } from './trackerSettings';

export type Trackers = { pageOpened: (title: string) => void };

/** A script that is loaded stays: trackers are started once in the life of a page. */
let running: { settings: TrackerSettings; trackers: Trackers } | null = null;

/** The page's address without its fragment, which is a place in the page. */
function currentUrl(): string {
  const { origin, pathname, search } = window.location;
  return origin + pathname + search;
}

function trackersOf({ matomo, gaId }: TrackerSettings): Trackers {
  const all: Tracker[] = [
    ...(matomo ? [startMatomo(matomo)] : []),
    ...(gaId ? [startGoogleAnalytics(gaId)] : []),
  ];
  let { referrer } = document;
  return {
    pageOpened: (title) => {
      const view = { url: currentUrl(), title, referrer };
      for (const track of all) track(view);
      referrer = view.url;
    },
  };
}

/** Loads the trackers that are configured. The visitor has consented. */
export function startTrackers(settings: TrackerSettings): Trackers {
  running ??= { settings, trackers: trackersOf(settings) };
  return running.trackers;
}

/**
 * Stops the trackers and removes their cookies: those of an earlier visit too, where none is running. A script that is in
 * memory stops for certain only when the page is loaded again.
 */
export function stopTrackers(): void {
  const stopped = running?.settings;
  running = null;
  if (stopped?.matomo) stopMatomo();
  if (stopped?.gaId) stopGoogleAnalytics(stopped.gaId);
  removeTrackerCookies();
  if (stopped) reloadPage();
}
