/** Sets the navigation type, which jsdom does not report. */
export function navigatedBy(type: NavigationTimingType): void {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
}
