/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/pastPerformance.json';
import en from './en/pastPerformance.json';
import it from './it/pastPerformance.json';

export const pastPerformance = { fr, en, it };
