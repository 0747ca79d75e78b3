/** Individual, institutional and professional investors (behaviour.md §1). */
export const investorProfiles = ['RETAIL', 'INSTIT', 'PRO'] as const;

export type InvestorProfileCode = (typeof investorProfiles)[number];

/** For visitors who have not chosen, and for pages without scripts (behaviour.md §4.1). */
export const defaultInvestorProfile: InvestorProfileCode = 'RETAIL';

export function isInvestorProfile(value: unknown): value is InvestorProfileCode {
  return typeof value === 'string' && (investorProfiles as readonly string[]).includes(value);
}
