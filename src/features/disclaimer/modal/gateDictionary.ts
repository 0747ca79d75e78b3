import en from '../../../../locales/en/disclaimer.json';
import fr from '../../../../locales/fr/disclaimer.json';
import it from '../../../../locales/it/disclaimer.json';
import type { Locale } from '../../../i18n/locales';

/** The popup's own words, in all locales: its language changes while it is open. */
export const gateDictionary = { fr, en, it } satisfies Record<Locale, typeof fr>;
