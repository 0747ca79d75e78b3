import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { opensHere } from '../../routes/LocalizedLink';

/**
 * Links that choose a language or profile load their page in full, which reads the choice from its cookie. If the
 * browser keeps no cookies, this navigates without a reload instead: the store keeps the choice.
 */
export function navigateWithoutCookies(event: MouseEvent, isKept: boolean, path: string): void {
  if (isKept || !opensHere(event)) return;
  event.preventDefault();
  navigate(path);
}
