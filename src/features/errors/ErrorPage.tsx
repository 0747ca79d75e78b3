import { createInstance, type i18n } from 'i18next';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Helmet } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import en from '../../../locales/en/common.json';
import fr from '../../../locales/fr/common.json';
import it from '../../../locales/it/common.json';
import type { Locale } from '../../i18n/locales';
import { ErrorMessage } from './ErrorMessage';

/** Only the error texts get into the script, not the whole dictionary. */
const texts = { fr: fr.errors, en: en.errors, it: it.errors } satisfies Record<Locale, typeof fr.errors>;

/** Its own i18n instance: missing texts may be why the page failed. */
function dictionaryOf(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { common: { errors: texts[locale] } } },
    // Synchronously.
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * True once committed. React renders failing trees twice and discards the first attempt, whose `Helmet` would stay
 * in the head for good.
 */
function useIsShown(): boolean {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- known only after the commit
    setShown(true);
  }, []);
  return shown;
}

type ErrorPageProps = { status: number; locale: Locale };

/** Replaces a page that fails in the browser (behaviour.md §2.5, §8). Fetched on demand. */
export default function ErrorPage({ status, locale }: ErrorPageProps) {
  const dictionary = useMemo(() => dictionaryOf(locale), [locale]);
  const shown = useIsShown();
  const { not_found: notFound, five_hundred: fiveHundred } = texts[locale];
  return (
    <I18nextProvider i18n={dictionary}>
      {shown && (
        <Helmet defer={false} htmlAttributes={{ lang: locale }}>
          <title>{(status === 404 ? notFound : fiveHundred).title}</title>
          <meta name="robots" content="noindex" />
        </Helmet>
      )}
      <div role="alert">
        <ErrorMessage status={status} locale={locale} reload />
      </div>
    </I18nextProvider>
  );
}
