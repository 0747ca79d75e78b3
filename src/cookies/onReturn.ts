/**
 * Calls back when the visitor or the network comes back: another tab may have changed the cookies, and a page restored
 * from the back/forward cache still shows the old choice.
 *
 * @returns a function that removes the listeners
 */
export function onReturn(callback: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', whenVisible);
  window.addEventListener('online', callback);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('pageshow', whenVisible);
    window.removeEventListener('online', callback);
  };
}
