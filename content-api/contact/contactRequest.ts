import type { ContentLocale, ProfileCode } from '../parsing/content';

/** The texts of a request, as they are kept: trimmed, without control characters. */
export type ContactTexts = {
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  phone: string | null;
  /** Its line breaks are `\n`. */
  message: string;
};

/** A request that may be registered. The visitor has read the notice on the protection of personal data. */
export type ContactRequest = ContactTexts & {
  /** UUID in lower case. */
  requestKey: string;
  locale: ContentLocale;
  investorProfile: ProfileCode;
};
