import { screen } from '@testing-library/react';

/** The value that a description list gives under a name. */
export function factOf(name: string): HTMLElement {
  const value = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`"${name}" has no value beside it`);
  return value;
}
