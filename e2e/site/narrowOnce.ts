import { defaultLocale, type Locale } from '../../src/i18n/locales';

/** Whether pages of a language stand for those of all at 360 px. */
export function isLookedAtNarrow(locale: Locale): boolean {
  return locale === defaultLocale;
}

/**
 * For tests of every language whose subject does not depend on the width: at 360 px the default language stands for all.
 * Whether words of the others fit is looked for elsewhere (`pages.spec.ts`).
 */
export function narrowOnce(locale: Locale): { tag?: string } {
  return isLookedAtNarrow(locale) ? {} : { tag: '@desktop' };
}
