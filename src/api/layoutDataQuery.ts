import { DocumentTypeCode } from '../../contract/codes.generated';
import type { Locale } from '../i18n/locales';
import { pageCodes } from '../routes/pageCodes';
import type { InvestorProfileCode } from '../profiles/investorProfiles';

/** Codes of the company's address, phone and social networks (behaviour.md §3). */
const infosCodes = ['LINKEDIN', 'YOUTUBE', 'TWITTER', 'ADDRESS', 'ZIP_CODE', 'CITY', 'COUNTRY', 'PHONE'];

const fetchedDataCodes = ['ytd', '1y', '3y', '5y', 'creation_annu'];

/** Exactly the variables of behaviour.md §7.2. */
export function layoutDataVariables(locale: Locale, investorProfile: InvestorProfileCode) {
  return {
    locale,
    infosCodes,
    pagesCodes: [...pageCodes, 'disclaimers'],
    investorProfile,
    documentsTypes: DocumentTypeCode,
    fetchedDataCodes,
  };
}

/** The main layout data request (behaviour.md §7.2). */
export const layoutDataQuery = `query LayoutData(
  $locale: String!
  $infosCodes: [String!]
  $pagesCodes: [String!]
  $investorProfile: String
  $documentsTypes: [String!]
  $fetchedDataCodes: [String!]
) {
  pages(locale: $locale, codes: $pagesCodes) { code title route }
  company(locale: $locale) { infos(codes: $infosCodes) { code content } }
  countries(locale: $locale) { code languages { locale label } }
  investorProfiles(locale: $locale) { code title }
  fundCategories(locale: $locale) {
    code
    funds(locale: $locale, investorProfile: $investorProfile) {
      code
      aum { displayValue dateTo formattedDate }
      documents(types: $documentsTypes) { documentType { code } }
      shares(locale: $locale, activeOnly: true, investorProfile: $investorProfile) {
        isinCode
        lessThanOneYear
        lastPrice { displayValue date formattedDate }
        fetchedData(codes: $fetchedDataCodes) { code displayValue }
        documents(types: $documentsTypes) { documentType { code } }
      }
    }
  }
}`;
