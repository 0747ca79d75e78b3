/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/range.json';
import en from './en/range.json';
import it from './it/range.json';

export const range = { fr, en, it };
