/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/tabs.json';
import en from './en/tabs.json';
import it from './it/tabs.json';

export const tabs = { fr, en, it };
