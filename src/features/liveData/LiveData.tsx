import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locales';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { loadLayoutData } from './loadLayoutData';
import { whenIdle } from './whenIdle';

/** Counts how often the page was restored from the back/forward cache. */
function useRestorations(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const restore = (event: PageTransitionEvent) => {
      if (event.persisted) setCount((before) => before + 1);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
  return count;
}

/**
 * Fetches the layout data (behaviour.md §7.2) when the page is loaded, and again for another profile or language.
 * Waits for the network, and for an idle browser: by then the cookies have been read.
 */
export function LiveData({ locale }: { locale: Locale }) {
  const dispatch = useAppDispatch();
  const investorProfile = useAppSelector(({ preferences }) => preferences.investorProfile);
  const online = useAppSelector(({ connectivity }) => connectivity.online);
  const settled = useAppSelector(
    ({ layoutData }) => layoutData.settledSubject === `${locale} ${investorProfile}`,
  );
  const restorations = useRestorations();
  useEffect(() => {
    if (settled || !online) return undefined;
    const controller = new AbortController();
    const callOff = whenIdle(() => void dispatch(loadLayoutData(locale, controller.signal)));
    // Some browsers abort the requests of a page that is left: not a failure.
    const stop = () => {
      callOff();
      controller.abort();
    };
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [dispatch, locale, investorProfile, online, settled, restorations]);
  return null;
}
