import { within } from '@testing-library/react';

/** Headings in document order with their levels: `H2 Notre gamme`. */
export function headings(part: HTMLElement = document.body): string[] {
  return within(part)
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}
