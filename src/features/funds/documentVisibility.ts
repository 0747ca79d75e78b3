import { investorProfiles, type InvestorProfileCode } from '../../profiles/investorProfiles';

/** Document types that a profile may not see (behaviour.md §6). Unknown profiles are treated like INSTIT. */
export function hiddenDocumentTypes(profile: string): readonly string[] {
  switch (profile) {
    case 'RETAIL':
      return ['MONTHLY_REPORT', 'SUBSCRIPTION'];
    case 'PRO':
      return ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'];
    default:
      return ['RETAIL_MONTHLY_REPORT'];
  }
}

/** Those who distribute funds: for them are the countries of registration and the data files. */
export const distributors: InvestorProfileCode[] = ['INSTIT', 'PRO'];

export function profilesSeeingDocument(documentTypeCode: string): InvestorProfileCode[] {
  return investorProfiles.filter((profile) => !hiddenDocumentTypes(profile).includes(documentTypeCode));
}
