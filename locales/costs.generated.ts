/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/costs.json';
import en from './en/costs.json';
import it from './it/costs.json';

export const costs = { fr, en, it };
