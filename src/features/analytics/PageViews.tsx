import { useEffect, useRef, useState } from 'react';
import type { BasePageContext } from '../../components/seo/basePageContext';
import { useAppSelector } from '../../store/hooks';
import { trackerCookies } from './trackerCookies';
import { type TrackerSettings, trackerSettings } from './trackerSettings';
import type { Trackers } from './trackers';

function isConfigured({ matomo, gaId }: TrackerSettings): boolean {
  return matomo !== null || gaId !== null;
}

/**
 * Fetched once the visitor consents, if any is configured. Withdrawing consent stops them and removes their
 * cookies.
 */
function useTrackers(): Trackers | null {
  const consented = useAppSelector(({ consent }) => consent.choice?.analytics);
  const [trackers, setTrackers] = useState<Trackers | null>(null);
  const started = useRef(false);
  useEffect(() => {
    const settings = trackerSettings();
    const starts = consented === true && isConfigured(settings);
    const stops = consented === false && (started.current || trackerCookies().length > 0);
    if (!starts && !stops) return;
    let current = true;
    import('./trackers').then(
      ({ startTrackers, stopTrackers }) => {
        if (!current) return;
        started.current = starts;
        setTrackers(starts ? startTrackers(settings) : null);
        if (stops) stopTrackers();
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      current = false;
    };
  }, [consented]);
  return consented ? trackers : null;
}

/** Reports the current page and each one opened after it to the trackers. */
export function PageViews({ pageContext }: { pageContext: BasePageContext }) {
  const trackers = useTrackers();
  const reported = useRef<BasePageContext | null>(null);
  useEffect(() => {
    if (!trackers || reported.current === pageContext) return;
    reported.current = pageContext;
    trackers.pageOpened(pageContext.metadata.title);
  }, [trackers, pageContext]);
  return null;
}
