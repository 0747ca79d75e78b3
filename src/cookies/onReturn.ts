/**
 * Calls back when the visitor or the network comes back: another tab may have changed the cookies, and a page restored
 * from the back/forward cache still shows the old choice.
 */
export function onReturn(callback: () => void): void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', whenVisible);
  window.addEventListener('online', callback);
}
