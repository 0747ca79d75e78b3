import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { preferencesRead } from '../store/preferences/preferencesSlice';
import { readPreferences } from '../store/preferences/readPreferences';

/**
 * Reads the cookies when the page is opened, and again when the visitor comes back to it: another tab may have switched
 * the profile, and a page kept by the browser shows what was chosen when it was left.
 */
export function usePreferences(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') dispatch(preferencesRead(readPreferences()));
    };
    read();
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
    };
  }, [dispatch]);
}
