/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/search.json';
import en from './en/search.json';
import it from './it/search.json';

export const search = { fr, en, it };
