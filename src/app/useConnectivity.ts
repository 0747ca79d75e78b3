import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { connectivityChanged } from '../store/connectivity/connectivitySlice';

/** Keeps `online` in the store up to date. */
export function useConnectivity(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const report = () => dispatch(connectivityChanged(navigator.onLine));
    report();
    window.addEventListener('online', report);
    window.addEventListener('offline', report);
    return () => {
      window.removeEventListener('online', report);
      window.removeEventListener('offline', report);
    };
  }, [dispatch]);
}
