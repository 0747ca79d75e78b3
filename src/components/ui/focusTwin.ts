/** Which of a place's elements has the focus, and what tells it from others. */
type FocusPlace = { index: number; name: string };

function focusablesIn(place: Element): HTMLElement[] {
  return [
    ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ];
}

function nameOf(element: Element): string {
  return `${element.getAttribute('href') ?? ''} ${element.textContent}`;
}

/** Where the focus is in a place; `null` if it is elsewhere. */
export function focusPlaceIn(place: Element): FocusPlace | null {
  const elements = focusablesIn(place);
  const index = elements.findIndex((element) => element === document.activeElement);
  const focused = elements[index];
  return focused ? { index, name: nameOf(focused) } : null;
}

/** Gives the focus to the element like the one that had it, in what stands here now: the same in name, or else in order. */
export function focusTwin(place: Element, { index, name }: FocusPlace): void {
  const elements = focusablesIn(place);
  const twins = elements.filter((element) => nameOf(element) === name);
  const inOrder = elements[index];
  const twin = inOrder && twins.includes(inOrder) ? inOrder : (twins[0] ?? inOrder);
  twin?.focus({ preventScroll: true });
}
