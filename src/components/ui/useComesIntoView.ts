import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in view or has been: what is fetched for it waits until then. In a panel that is not shown it is
 * not. False in the server's HTML and in the first render, and for good where the browser cannot tell.
 *
 * @param margin how far under the screen that begins, in the units of CSS
 */
export function useComesIntoView(place: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !place.current || !('IntersectionObserver' in window)) return undefined;
    const report = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
    };
    const observer = new IntersectionObserver(report, { rootMargin: margin });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, margin, isInView]);
  return isInView;
}
