/** `referrer` is '' when unknown. */
export type PageView = { url: string; title: string; referrer: string };

/** If its host is down or blocked, only the console says so. */
export function loadTrackerScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.addEventListener('error', () => console.warn(`Tracker not loaded: ${src}`));
  document.head.append(script);
}
