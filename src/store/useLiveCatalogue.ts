import { createSelector } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type LiveCatalogue, parseLayoutData } from '../api/parseLayoutData';
import { type Locale, parseLocale } from '../i18n/locales';
import type { RootState } from './store';

// Apart from the other hook, whose islands need not parse the answer.

const catalogueOf = createSelector(
  [({ liveData }: RootState) => liveData.answer, (_state: RootState, locale: Locale) => locale],
  (answer, locale) => {
    if (answer === null) return null;
    try {
      return parseLayoutData(answer, locale);
    } catch (error) {
      // The page's own figures stay.
      console.error(error);
      return null;
    }
  },
);

/** In the language of the page. */
export function useLiveCatalogue(): LiveCatalogue | null {
  const { i18n } = useTranslation();
  return useSelector((state: RootState) => catalogueOf(state, parseLocale(i18n.language)));
}
