/** Tells the consented trackers which pages are opened. */
export function PageViews() {
  return null;
}
