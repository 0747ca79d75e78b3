/** A page that the visitor has opened; `referrer` is where they came from, '' where that is not known. */
export type PageView = { url: string; title: string; referrer: string };

/** Reports one page view. */
export type Tracker = (view: PageView) => void;

/** Loads a tracker's script. When its host is down or blocked, the visitor notices nothing. */
export function loadTrackerScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.addEventListener('error', () => console.warn(`Tracker not loaded: ${src}`));
  document.head.append(script);
}
