/**
 * Calls back when the visitor or the network comes back: another tab may have changed the cookies, and a page restored
 * from the back/forward cache still shows the old choice. Of two windows side by side both are visible all the time.
 */
export function onReturn(callback: () => void): void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', whenVisible);
  window.addEventListener('focus', callback);
  window.addEventListener('online', callback);
}
