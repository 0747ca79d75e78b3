/* Written by `npm run generate:types` from locales/: do not edit. */

import type { Resource } from 'i18next';
import type { Locale } from '../../../locales/localeDetails';

export const loadTexts: Record<Locale, () => Promise<{ texts: Resource[string] }>> = {
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.generated'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.generated'),
  it: () => import(/* webpackChunkName: "texts-it" */ './it.generated'),
};
