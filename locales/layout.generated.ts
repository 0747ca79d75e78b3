/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/layout.json';
import en from './en/layout.json';
import it from './it/layout.json';

export const layout = { fr, en, it };
