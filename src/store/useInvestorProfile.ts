import { useSelector } from 'react-redux';
import type { InvestorProfileCode } from '../profiles/investorProfiles';
import type { RootState } from './store';

/** Funds, shares and documents are filtered by it. */
export function useInvestorProfile(): InvestorProfileCode {
  return useSelector(({ preferences }: RootState) => preferences.investorProfile);
}
