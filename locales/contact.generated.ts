/* Written by `npm run generate:types` from locales/: do not edit. */

import fr from './fr/contact.json';
import en from './en/contact.json';
import it from './it/contact.json';

export const contact = { fr, en, it };
