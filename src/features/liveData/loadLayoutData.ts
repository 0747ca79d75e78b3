import { nanoid } from '@reduxjs/toolkit';
import type { Locale } from '../../i18n/locales';
import {
  layoutDataAbandoned,
  layoutDataFailed,
  layoutDataReceived,
  layoutDataRequested,
} from '../../store/layoutData/layoutDataSlice';
import type { AppDispatch, RootState } from '../../store/makeStore';
import { disclaimerInvalidated } from '../../store/preferences/preferencesSlice';

/** Whether the visitor has begun to leave: browsers may fail a page's requests before the page itself is gone. */
function watchDeparture() {
  const departure = { begun: false, forget: () => window.removeEventListener('beforeunload', begin) };
  function begin() {
    departure.begun = true;
  }
  window.addEventListener('beforeunload', begin);
  return departure;
}

/**
 * Loads the layout data for the profile that the visitor has when it starts; never rejects. An initial load that fails
 * resets the disclaimer flag (behaviour.md §4.3, §8); a later one, after a switch of profile or language, renews what is there
 * already and is only logged (behaviour.md §8: cache reset errors). A load that is given up, that the
 * visitor leaves or that the network did not allow is no failure: nobody must accept the disclaimer again for having no network.
 */
export function loadLayoutData(locale: Locale, signal: AbortSignal) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { investorProfile } = getState().preferences;
    const requestId = nanoid();
    dispatch(layoutDataRequested({ requestId, subject: `${locale} ${investorProfile}` }));
    const departure = watchDeparture();
    try {
      const { fetchLayoutData } = await import('./fetchLayoutData');
      const catalogue = await fetchLayoutData(locale, investorProfile, signal);
      dispatch(layoutDataReceived({ requestId, catalogue }));
    } catch (error) {
      if (signal.aborted || departure.begun || !navigator.onLine) {
        dispatch(layoutDataAbandoned(requestId));
        return;
      }
      const isInitial = getState().layoutData.settledSubject === null;
      console.error(
        isInitial ? 'The initial data could not be loaded' : 'The cache could not be reset',
        error,
      );
      dispatch(layoutDataFailed(requestId));
      if (isInitial) dispatch(disclaimerInvalidated());
    } finally {
      departure.forget();
    }
  };
}
