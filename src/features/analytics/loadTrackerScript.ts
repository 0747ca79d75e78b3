/** Fetches a tracker's script. A host that is down or blocked is told once, and changes nothing for the visitor. */
export function loadTrackerScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.addEventListener('error', () => console.warn(`Tracker not loaded: ${src}`));
  document.head.append(script);
}
