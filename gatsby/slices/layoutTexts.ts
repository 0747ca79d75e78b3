import en from '../../locales/en/layout.json';
import fr from '../../locales/fr/layout.json';
import it from '../../locales/it/layout.json';
import type { Locale } from '../../src/i18n/locales';

/** Texts of the layout's slices, translated at build: slices are rendered outside the i18n provider. */
export const layoutTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;
