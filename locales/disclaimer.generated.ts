/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/disclaimer.json';
import en from './en/disclaimer.json';
import it from './it/disclaimer.json';

export const disclaimer = { fr, en, it };
