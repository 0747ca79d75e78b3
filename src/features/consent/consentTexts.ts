import en from '../../../locales/en/consent.json';
import fr from '../../../locales/fr/consent.json';
import it from '../../../locales/it/consent.json';
import type { Locale } from '../../i18n/locales';

/** Texts of the banner and of the choice by service, imported with them: they are outside the i18n provider. */
export const consentTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;
