/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/common.json';
import en from './en/common.json';
import it from './it/common.json';

export const common = { fr, en, it };
