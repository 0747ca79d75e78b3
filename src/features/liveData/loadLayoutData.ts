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
import { watchDeparture } from '../errors/watchDeparture';

/**
 * Loads the layout data for the current profile; never rejects. When the first load fails, the disclaimer has to be
 * accepted again (behaviour.md §4.3, §8). Later loads, for another profile or language, only renew what is there: a
 * failure is logged (behaviour.md §8: cache reset errors). A load that was aborted, by the visitor's leaving or by a
 * missing network too, is no failure.
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
