/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/contentApi.json';
import en from './en/contentApi.json';
import it from './it/contentApi.json';

export const contentApi = { fr, en, it };
