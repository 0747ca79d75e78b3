import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type i18n } from 'i18next';
import { type Locale, defaultLocale } from '../i18n/locales';

const dictionaries = path.resolve('locales');

/** Testing Library reads every space of a page as a plain one, but not those of the texts that it is given to find. */
function withPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

function readDictionaries(locale: Locale): Record<string, Record<string, unknown>> {
  const files = readdirSync(path.join(dictionaries, locale));
  return Object.fromEntries(
    files.map((file) => [
      path.parse(file).name,
      JSON.parse(withPlainSpaces(readFileSync(path.join(dictionaries, locale, file), 'utf8'))),
    ]),
  );
}

/** The real dictionaries of a locale, set up as the site does. A missing key throws, so that it fails the test. */
export function i18nOf(locale: Locale = defaultLocale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: readDictionaries(locale) },
    // Ready at once, without a turn of the event loop.
    initImmediate: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`${locale}/${namespace}.json has no key "${key}"`);
    },
    react: { useSuspense: false },
  });
  return instance;
}
