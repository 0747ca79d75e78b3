import { investorProfiles, type InvestorProfileCode } from '../profiles/investorProfiles';

/** Document types that a profile may not see (spec §6). */
const hiddenDocumentTypes: Record<InvestorProfileCode, readonly string[]> = {
  RETAIL: ['MONTHLY_REPORT', 'SUBSCRIPTION'],
  PRO: ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'],
  INSTIT: ['RETAIL_MONTHLY_REPORT'],
};

export function profilesSeeingDocument(documentTypeCode: string): InvestorProfileCode[] {
  return investorProfiles.filter((profile) => !hiddenDocumentTypes[profile].includes(documentTypeCode));
}
