/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/fatalError.json';
import en from './en/fatalError.json';
import it from './it/fatalError.json';

export const fatalError = { fr, en, it };
