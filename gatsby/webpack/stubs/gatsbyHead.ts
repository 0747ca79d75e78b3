/** Gatsby's Head API, which no page uses: heads are written with react-helmet-async. */
export function headHandlerForBrowser(): void {
  // Nothing to write.
}
