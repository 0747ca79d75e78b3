import enDisclaimer from '../../locales/en/disclaimer.json';
import en from '../../locales/en/layout.json';
import frDisclaimer from '../../locales/fr/disclaimer.json';
import fr from '../../locales/fr/layout.json';
import itDisclaimer from '../../locales/it/disclaimer.json';
import it from '../../locales/it/layout.json';
import type { Locale } from '../../src/i18n/locales';

/** Texts of the bar and the footer, translated at build: slices are rendered outside the i18n provider. */
export const layoutTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;

export const disclaimerTexts = { fr: frDisclaimer, en: enDisclaimer, it: itDisclaimer } satisfies Record<
  Locale,
  typeof frDisclaimer
>;
