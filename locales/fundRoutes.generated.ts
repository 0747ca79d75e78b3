/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/fundRoutes.json';
import en from './en/fundRoutes.json';
import it from './it/fundRoutes.json';

export const fundRoutes = { fr, en, it };
