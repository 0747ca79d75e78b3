/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/chart.json';
import en from './en/chart.json';
import it from './it/chart.json';

export const chart = { fr, en, it };
