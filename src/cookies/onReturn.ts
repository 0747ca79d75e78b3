/**
 * Calls back when the visitor comes back to the page, or the network does: another tab may have changed the cookies, and a
 * page kept by the browser shows what was chosen when it was left.
 *
 * @returns what stops it
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
