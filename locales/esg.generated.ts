/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/esg.json';
import en from './en/esg.json';
import it from './it/esg.json';

export const esg = { fr, en, it };
