import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import * as v from 'valibot';
import en from './en.json';
import fr from './fr.json';

const languageSchema = v.picklist(['fr', 'en']);

export type Language = v.InferOutput<typeof languageSchema>;

const storageKey = 'desk-language';

/** French, unless the other was chosen on this computer. */
function chosenLanguage(): Language {
  const chosen = v.safeParse(languageSchema, localStorage.getItem(storageKey));
  return chosen.success ? chosen.output : 'fr';
}

export function languageOf({ language }: i18n): Language {
  return language === 'en' ? 'en' : 'fr';
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  void i18next.changeLanguage(language);
}

export function startTexts(): void {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  void i18next.use(initReactI18next).init({
    resources: { fr: { desk: fr }, en: { desk: en } },
    lng: chosenLanguage(),
    fallbackLng: 'fr',
    ns: ['desk'],
    defaultNS: 'desk',
    returnNull: false,
    // React escapes.
    interpolation: { escapeValue: false },
    // The dictionaries are in the script.
    initImmediate: false,
  });
}
