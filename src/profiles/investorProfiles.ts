/** behaviour.md §1: individual, institutional, professional. */
export const investorProfiles = ['RETAIL', 'INSTIT', 'PRO'] as const;

export type InvestorProfileCode = (typeof investorProfiles)[number];

/** Of visitors who have not chosen, and of pages read without scripts (behaviour.md §4.1). */
export const defaultInvestorProfile: InvestorProfileCode = 'RETAIL';

export function isInvestorProfile(value: unknown): value is InvestorProfileCode {
  return typeof value === 'string' && (investorProfiles as readonly string[]).includes(value);
}
