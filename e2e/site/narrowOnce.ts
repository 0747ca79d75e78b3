import { defaultLocale, type Locale } from '../../src/i18n/locales';

/**
 * For tests of every language whose subject does not depend on the width: at 360 px the default language stands for all.
 * Whether words of the others fit is looked for elsewhere (`pages.spec.ts`).
 */
export function narrowOnce(locale: Locale): { tag?: string } {
  return locale === defaultLocale ? {} : { tag: '@desktop' };
}
