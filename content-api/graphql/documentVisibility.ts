import { type DocumentTypeCode, type ProfileCode, profileCodes } from '../../content/parsing/content';

/** Documents that a profile does not see (behaviour.md §6). A test compares them with the site's. */
const hiddenTypes: Readonly<Record<ProfileCode, readonly DocumentTypeCode[]>> = {
  RETAIL: ['MONTHLY_REPORT', 'SUBSCRIPTION'],
  INSTIT: ['RETAIL_MONTHLY_REPORT'],
  PRO: ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'],
};

export function profilesSeeingType(type: DocumentTypeCode): ProfileCode[] {
  return profileCodes.filter((profile) => !hiddenTypes[profile].includes(type));
}
