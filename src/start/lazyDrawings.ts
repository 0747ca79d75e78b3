/** Drawings whose parts are in a file of their own, fetched when they come into view: `data-href` becomes `href`. */
export function startLazyDrawings(): void {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const use of target.querySelectorAll<SVGUseElement>('use[data-href]')) {
        use.setAttribute('href', use.dataset.href ?? '');
      }
    }
  });
  for (const drawing of document.querySelectorAll('[data-lazy-drawing]')) observer.observe(drawing);
}
