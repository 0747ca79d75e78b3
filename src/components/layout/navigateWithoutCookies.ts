import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';

function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A link of a choice loads its page anew, which reads the choice from its cookie. Where the browser keeps no cookies, the
 * page is opened without a reload instead: the choice lives on in the store.
 */
export function navigateWithoutCookies(event: MouseEvent, isKept: boolean, path: string): void {
  if (isKept || !opensHere(event)) return;
  event.preventDefault();
  navigate(path);
}
