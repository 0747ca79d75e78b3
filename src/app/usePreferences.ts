import { useEffect } from 'react';
import { onReturn } from '../cookies/onReturn';
import { useAppDispatch } from '../store/hooks';
import { preferencesRead } from '../store/preferences/preferencesSlice';
import { readPreferences } from '../store/preferences/preferenceCookies';

/** Reads the cookies on load, and again when the visitor returns to the page. */
export function usePreferences(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = () => dispatch(preferencesRead(readPreferences()));
    read();
    return onReturn(read);
  }, [dispatch]);
}
