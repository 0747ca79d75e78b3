import { screen } from '@testing-library/react';

/** The value for a term in a description list. */
export function factOf(name: string): HTMLElement {
  const value = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`"${name}" has no value beside it`);
  return value;
}
