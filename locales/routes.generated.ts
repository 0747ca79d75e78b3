/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/routes.json';
import en from './en/routes.json';
import it from './it/routes.json';

export const routes = { fr, en, it };
