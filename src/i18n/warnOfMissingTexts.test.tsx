import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { warnOfMissingTexts } from './warnOfMissingTexts';

const warn = jest.spyOn(console, 'warn').mockImplementation();

beforeEach(() => {
  warn.mockClear();
});

/** i18next as gatsby-plugin-react-i18next sets it up: only with the namespaces of the page. */
function pageWith(files: Record<string, object>) {
  const dictionary = createInstance();
  void dictionary.init({
    lng: 'it',
    fallbackLng: 'fr',
    resources: { it: files },
    initImmediate: false,
    react: { useSuspense: false },
  });
  const page = <I18nextProvider i18n={dictionary}>Testo</I18nextProvider>;
  return { page, dictionary };
}

test('warns once about a missing locale file, by locale and namespace (behaviour.md §8)', () => {
  const { page, dictionary } = pageWith({ common: { biography: 'Percorso' } });
  warnOfMissingTexts(page);
  dictionary.t('funds:aum');
  dictionary.t('funds:nav');
  dictionary.t('common:biography');
  expect(warn.mock.calls).toEqual([['Missing locale file: it/funds']]);
});

test('warns about a missing text', () => {
  const { page, dictionary } = pageWith({ common: { biography: 'Percorso' } });
  warnOfMissingTexts(page);
  expect(dictionary.t('common:allNews')).toBe('allNews');
  expect(warn.mock.calls).toEqual([['Missing text: it/common has no "allNews"']]);
});

test.each([null, 'text', <p key="page">Testo</p>])('a page without dictionaries is left as it is', (page) => {
  expect(() => warnOfMissingTexts(page)).not.toThrow();
  expect(warn).not.toHaveBeenCalled();
});
