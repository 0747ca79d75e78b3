import type { ReactNode } from 'react';

/** Stands where live data puts its date while the page has none (`src/start/liveFigures.ts`). */
export function FirstDate({ children }: { children?: ReactNode }) {
  return <span data-live="first-date">{children}</span>;
}
