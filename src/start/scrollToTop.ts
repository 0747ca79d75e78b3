/** Milliseconds (behaviour.md §9). */
export const scrollToTopDuration = 500;

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - (-2 * progress + 2) ** 2 / 2;
}

/** Scrolls to the top, at once for visitors who prefer reduced motion. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    // The time of a frame can be slightly before the click.
    const progress = Math.min(1, Math.max(0, (now - start) / scrollToTopDuration));
    window.scrollTo(0, from * (1 - easeInOut(progress)));
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
