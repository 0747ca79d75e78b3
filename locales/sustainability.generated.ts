/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/sustainability.json';
import en from './en/sustainability.json';
import it from './it/sustainability.json';

export const sustainability = { fr, en, it };
