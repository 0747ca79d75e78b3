import type { TrackerSettings } from '../../cookies/trackerSettings';
import { startGoogleAnalytics, stopGoogleAnalytics } from './googleAnalytics';
import { startMatomo, stopMatomo } from './matomo';
import { removeTrackerCookies } from './trackerCookies';

/** Loads the configured trackers, which count the page; only with consent. */
export function startTrackers({ matomo, gaId }: TrackerSettings): void {
  const { origin, pathname, search } = window.location;
  // Without the fragment.
  const page = { url: origin + pathname + search, title: document.title, referrer: document.referrer };
  if (matomo) startMatomo(matomo, page);
  if (gaId) startGoogleAnalytics(gaId, page);
}

/** Stops the trackers, if they run, and removes their cookies, also those of an earlier visit. Only a reload is sure to stop a script. */
export function stopTrackers({ matomo, gaId }: TrackerSettings, areRunning: boolean): void {
  if (areRunning && matomo) stopMatomo();
  if (areRunning && gaId) stopGoogleAnalytics(gaId);
  removeTrackerCookies();
  if (areRunning) window.location.reload();
}
