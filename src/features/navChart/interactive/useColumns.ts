import { type RefObject, useEffect, useState } from 'react';

/** In pixels: resizing draws anew once in so many, not at each. */
const step = 100;

const usual = 800;

/** How many columns of a pixel an element is wide, about. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(usual);
  useEffect(() => {
    if (!element.current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(step, Math.ceil(entry.contentRect.width / step) * step));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
