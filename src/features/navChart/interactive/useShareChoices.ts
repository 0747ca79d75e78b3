import { useEffect, useState } from 'react';
import type { Locale } from '../../../i18n/locales';
import { useAppSelector } from '../../../store/hooks';
import { fetchShareChoices, type FundChoice } from './shareChoices';

/** What the visitor's profile may compare; asked for when it is needed first, and again after a failure. */
export function useShareChoices(locale: Locale): FundChoice[] | 'loading' | 'failed' {
  const investorProfile = useAppSelector(({ preferences }) => preferences.investorProfile);
  const [choices, setChoices] = useState<FundChoice[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    fetchShareChoices(locale, investorProfile, controller.signal).then(setChoices, (error: unknown) => {
      if (controller.signal.aborted) return;
      console.error('The shares to compare could not be loaded:', error);
      setChoices('failed');
    });
    return () => controller.abort();
  }, [locale, investorProfile]);
  return choices;
}
