import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { LiveCatalogue } from '../api/parseLayoutData';
import type { InvestorProfileCode } from '../profiles/investorProfiles';
import type { RootState } from './store';

// Apart from the store, which loads with the first island: the disclaimer's does without translations.

/** Funds, shares and documents are filtered by it. */
export function useInvestorProfile(): InvestorProfileCode {
  return useSelector(({ preferences }: RootState) => preferences.investorProfile);
}

/** In the language of the page. */
export function useLiveCatalogue(): LiveCatalogue | null {
  const { i18n } = useTranslation();
  return useSelector(({ liveData: { catalogue } }: RootState) =>
    catalogue?.locale === i18n.language ? catalogue : null,
  );
}
