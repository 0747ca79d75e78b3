/** Profiles that see a part of a page, as its HTML names them; `undefined`: all do. */
export function audienceOf(part: Element): string | undefined {
  return part.closest<HTMLElement>('[data-visible-to]')?.dataset.visibleTo;
}
