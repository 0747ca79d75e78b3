import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element is or was in the viewport, to load its content; never inside a hidden panel. False on
 * the server, in the first client render, and in browsers without IntersectionObserver.
 * @param margin how far below the viewport it counts already, as a CSS length
 */
export function useComesIntoView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !ref.current || !('IntersectionObserver' in window)) return undefined;
    const report = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
    };
    const observer = new IntersectionObserver(report, { rootMargin: margin });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin, isInView]);
  return isInView;
}
