import { screen } from '@testing-library/react';

/** Headings in document order with their levels: `H2 Notre gamme`. */
export function headings(): string[] {
  return screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}
