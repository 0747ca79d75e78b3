import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element is in view or has been: what is fetched for it waits until then. In a panel that is not shown it is
 * not. False in the server's HTML and in the first render, and for good where the browser cannot tell.
 */
export function useComesIntoView(): [RefObject<HTMLDivElement>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isInView]);
  return [place, isInView];
}
