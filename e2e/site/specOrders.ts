import type { InvestorProfileCode } from '../../src/profiles/investorProfiles';

/* behaviour.md §6 and §9, word by word: none of it comes from the site's own code. */

/** Document types that each profile does not see. */
export const hiddenTypes: Record<InvestorProfileCode, readonly string[]> = {
  RETAIL: ['MONTHLY_REPORT', 'SUBSCRIPTION'],
  PRO: ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'],
  INSTIT: ['RETAIL_MONTHLY_REPORT'],
};

export const documentOrder =
  'KIID, PROSPECTUS, SUBSCRIPTION, MONTHLY_REPORT, RETAIL_MONTHLY_REPORT, ESG_MONTHLY_REPORT, ANNUAL_REPORT, SHAREHOLDERS_LETTER'.split(
    ', ',
  );

export const shareOrder = 'I, I USD, R, R USD, N, N USD, F, S USD'.split(', ');
