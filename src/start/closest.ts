/** The nearest element that an event is about, itself or around it. */
export function closest<Match extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Match | null {
  return target instanceof Element ? target.closest<Match>(selector) : null;
}
