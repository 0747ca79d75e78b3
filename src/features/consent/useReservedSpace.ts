import { useEffect } from 'react';

/**
 * Keeps room below the page as high as the banner, so that it can be scrolled clear of it, and focused elements are
 * scrolled above it (WCAG 2.4.11). Nothing that is seen moves.
 */
export function useReservedSpace(frame: HTMLElement | null, shown: boolean): void {
  useEffect(() => {
    const banner = shown ? frame?.querySelector<HTMLElement>('.cm') : null;
    if (!banner) return;
    const { documentElement, body } = document;
    const reserve = () => {
      const space = `${banner.offsetHeight}px`;
      documentElement.style.scrollPaddingBottom = space;
      body.style.paddingBottom = space;
    };
    reserve();
    window.addEventListener('resize', reserve);
    return () => {
      window.removeEventListener('resize', reserve);
      documentElement.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
    };
  }, [frame, shown]);
}
