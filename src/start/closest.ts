/** The nearest element that an event is about, itself or around it. */
export function closest<Tag extends keyof HTMLElementTagNameMap>(
  target: EventTarget | null,
  tag: Tag,
): HTMLElementTagNameMap[Tag] | null;
export function closest(target: EventTarget | null, selector: string): HTMLElement | null;
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
