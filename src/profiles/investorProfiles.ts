import { InvestorProfileCode } from '../../contract/codes.generated';

export type { InvestorProfileCode };

/** Individual, institutional and professional investors (behaviour.md §1). */
export const investorProfiles = InvestorProfileCode;

/** Profile of visitors who have not chosen, and of pages without scripts (behaviour.md §4.1). */
export const defaultInvestorProfile: InvestorProfileCode = 'RETAIL';

export function isInvestorProfile(value: unknown): value is InvestorProfileCode {
  return typeof value === 'string' && (investorProfiles as readonly string[]).includes(value);
}

/** Those who distribute funds: for them are the countries of registration and the data files. */
export const distributors: InvestorProfileCode[] = ['INSTIT', 'PRO'];
