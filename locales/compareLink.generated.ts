/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/compareLink.json';
import en from './en/compareLink.json';
import it from './it/compareLink.json';

export const compareLink = { fr, en, it };
