import { startGoogleAnalytics, stopGoogleAnalytics } from './googleAnalytics';
import { startMatomo, stopMatomo } from './matomo';
import type { Tracker } from './tracker';
import { removeTrackerCookies } from './trackerCookies';
import type { TrackerSettings } from '../../cookies/trackerSettings';

export type Trackers = { pageOpened: (title: string) => void };

/** Scripts cannot be unloaded: trackers start once per page load. */
let running: { settings: TrackerSettings; trackers: Trackers } | null = null;

/** Leaves out the fragment. */
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

/** Loads the configured trackers; only with consent. */
export function startTrackers(settings: TrackerSettings): Trackers {
  running ??= { settings, trackers: trackersOf(settings) };
  return running.trackers;
}

/**
 * Stops the trackers and removes their cookies, also those of an earlier visit. Only a reload is sure to stop a
 * script.
 */
export function stopTrackers(): void {
  const stopped = running?.settings;
  running = null;
  if (stopped?.matomo) stopMatomo();
  if (stopped?.gaId) stopGoogleAnalytics(stopped.gaId);
  removeTrackerCookies();
  if (stopped) window.location.reload();
}
