/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/consent.json';
import en from './en/consent.json';
import it from './it/consent.json';

export const consent = { fr, en, it };
