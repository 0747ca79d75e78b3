/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/desk.json';
import en from './en/desk.json';
import it from './it/desk.json';

export const desk = { fr, en, it };
