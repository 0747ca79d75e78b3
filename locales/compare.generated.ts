/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/compare.json';
import en from './en/compare.json';
import it from './it/compare.json';

export const compare = { fr, en, it };
