import { type DocumentTypeCode, InvestorProfileCode } from '../../contract/codes.generated';

/** Documents that a profile does not see (behaviour.md §6). A test compares them with the site's. */
const hiddenTypes: Readonly<Record<InvestorProfileCode, readonly DocumentTypeCode[]>> = {
  RETAIL: ['MONTHLY_REPORT', 'SUBSCRIPTION'],
  INSTIT: ['RETAIL_MONTHLY_REPORT'],
  PRO: ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'],
};

export function profilesSeeingType(type: DocumentTypeCode): InvestorProfileCode[] {
  return InvestorProfileCode.filter((profile) => !hiddenTypes[profile].includes(type));
}
