/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/funds.json';
import en from './en/funds.json';
import it from './it/funds.json';

export const funds = { fr, en, it };
