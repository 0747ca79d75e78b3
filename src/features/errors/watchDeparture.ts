/** Whether the visitor is leaving: browsers may abort a page's requests before the page itself is gone. */
export function watchDeparture() {
  const departure = { begun: false, forget: () => window.removeEventListener('beforeunload', begin) };
  function begin() {
    departure.begun = true;
  }
  window.addEventListener('beforeunload', begin);
  return departure;
}
