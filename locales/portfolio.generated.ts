/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/portfolio.json';
import en from './en/portfolio.json';
import it from './it/portfolio.json';

export const portfolio = { fr, en, it };
