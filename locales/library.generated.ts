/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/library.json';
import en from './en/library.json';
import it from './it/library.json';

export const library = { fr, en, it };
