import type { i18n } from 'i18next';
import { isValidElement, type ReactNode } from 'react';
import { warnOfMissingTexts } from '../i18n/warnOfMissingTexts';

/** @param page element of gatsby-plugin-react-i18next: the page within its i18n provider */
export function warnOfMissingDictionaries(page: ReactNode): void {
  if (isValidElement<{ i18n?: i18n }>(page) && page.props.i18n) warnOfMissingTexts(page.props.i18n);
}
