import type { i18n as I18n } from 'i18next';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { Locale } from '../../i18n/locales';
import type { AppStore } from '../../store/makeStore';
import type { CompanyInfos } from './DirectLines';

const useAppStore = useStore.withTypes<AppStore>();

/** Signs that the form is about to be used; its script takes less time to arrive than the first letter. */
const firstUses = ['pointerover', 'focusin', 'input', 'click'] as const;
/** After a failure: a pointer that only passes would ask again and again. */
const laterUses = ['focusin', 'click'] as const;

type Given = { locale: Locale; infos: CompanyInfos; store: AppStore; i18n: I18n };

/** Fetches the form's script at its first use, or at once where the page has no form. @returns what ends that */
function watchForm(place: HTMLElement, given: Given, setFailed: (failed: boolean) => void): () => void {
  // The form of the page's HTML has been there before this.
  const shownAt = place.hasChildNodes() ? 0 : performance.now();
  let watch = new AbortController();
  let unmount: (() => void) | undefined;
  let isLeft = false;
  let isSent = false;
  let isLoading = false;

  async function load() {
    if (isLoading) return;
    isLoading = true;
    try {
      const { mountContactForm } = await import('./form/mountContactForm');
      if (isLeft) return;
      watch.abort();
      unmount = mountContactForm(place, { ...given, shownAt, isSent });
      setFailed(false);
    } catch (error) {
      console.error('The contact form could not be loaded:', error);
      if (isLeft) return;
      isLoading = false;
      // Sent by another press only: meanwhile the visitor may go on writing.
      isSent = false;
      setFailed(true);
      listenFor(laterUses);
    }
  }

  function listenFor(uses: readonly string[]) {
    watch.abort();
    watch = new AbortController();
    const use = ({ type, target }: Event) => {
      isSent ||= type === 'click' && target instanceof Element && target.closest('button') !== null;
      void load();
    };
    for (const type of uses) place.addEventListener(type, use, { signal: watch.signal });
  }

  listenFor(firstUses);
  if (!place.hasChildNodes() || place.contains(document.activeElement)) void load();
  return () => {
    isLeft = true;
    watch.abort();
    unmount?.();
  };
}

/**
 * Makes the form live in the built site, where its script is one of its own: Formik would take the page's first script over
 * what a first visit may weigh.
 * @returns whether its script could not be had
 */
export function useMountedForm(
  place: RefObject<HTMLElement | null>,
  locale: Locale,
  infos: CompanyInfos,
): boolean {
  const store = useAppStore();
  const { i18n } = useTranslation();
  const [failed, setFailed] = useState(false);
  // Those of the page that holds the form: it must not be made anew, and what is written lost, because a page renders again.
  const [given] = useState<Given>({ locale, infos, store, i18n });
  useEffect(() => {
    if (process.env.BUILD_STAGE !== 'build-javascript' || !place.current) return undefined;
    return watchForm(place.current, given, setFailed);
  }, [place, given]);
  return failed;
}
