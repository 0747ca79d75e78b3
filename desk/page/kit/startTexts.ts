import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import * as v from 'valibot';
import en from '../en.json';
import fr from '../fr.json';

const languageSchema = v.picklist(['fr', 'en']);

export type Language = v.InferOutput<typeof languageSchema>;

const storageKey = 'desk-language';

/** The one that was chosen on this computer, else the first of the browser's that there is, else French. */
function firstLanguage(): Language {
  const wanted = [
    localStorage.getItem(storageKey),
    ...navigator.languages.map((tag) => tag.split('-', 1)[0]),
  ];
  return wanted.find((code) => v.is(languageSchema, code)) ?? 'fr';
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
    lng: firstLanguage(),
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
