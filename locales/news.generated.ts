/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/news.json';
import en from './en/news.json';
import it from './it/news.json';

export const news = { fr, en, it };
