/** How the page was opened, as browsers tell it; jsdom does not. */
export function navigatedBy(type: NavigationTimingType): void {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
}
