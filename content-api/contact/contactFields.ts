import type { ContentLocale } from '../../content/contentLocales';
import type { InvestorProfileCode } from '../../contract/codes.generated';
import { type ContactFieldRule, contactFieldRules } from '../../contract/contactFields.generated';

/** The texts of a request as stored: trimmed, without control characters. */
type ContactTexts = {
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
  investorProfile: InvestorProfileCode;
};

export type ContactFieldProblem = { field: string; problem: 'REQUIRED' | 'TOO_LONG' | 'INVALID' };

type CheckedContactFields =
  | { problems: readonly ContactFieldProblem[]; texts?: undefined }
  | { problems?: undefined; texts: ContactTexts };

/** The input as sent. */
export type ContactFields = { [field in keyof ContactTexts]?: string | null } & { consent: boolean };

/** The only field with line breaks. */
const multilineField = 'message';

/** Bidirectional controls can make a text look like another. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Not valid Unicode; databases would replace them silently. */
const loneSurrogates = /\p{Cs}/gu;

/** Spaces and format characters such as U+200B: a text of nothing else is empty. */
const invisible = /[\s\p{Cf}]/gu;

function cleanText(text: string, field: string): string {
  const clean = text.normalize('NFC').replace(loneSurrogates, '\uFFFD').replace(bidiControls, '');
  if (field !== multilineField) return clean.trim();
  return clean
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
}

function problemOf(
  text: string,
  field: string,
  { required, maxLength, pattern }: ContactFieldRule,
): ContactFieldProblem['problem'] | undefined {
  if (text.replace(invisible, '') === '') return required ? 'REQUIRED' : undefined;
  if (text.length > maxLength) return 'TOO_LONG';
  if (field !== multilineField && /[\p{Cc}\u2028\u2029]/u.test(text)) return 'INVALID';
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(text)) return 'INVALID';
  return undefined;
}

/** Validates a form against the contract's rules. At most one problem per field, in the order of the form. */
export function checkContactFields(input: ContactFields): CheckedContactFields {
  const sent: Readonly<Record<string, unknown>> = input;
  const texts: Record<string, string> = {};
  const problems: ContactFieldProblem[] = [];
  for (const [field, rule] of Object.entries<ContactFieldRule>(contactFieldRules)) {
    const value = sent[field];
    const text = cleanText(typeof value === 'string' ? value : '', field);
    const problem = problemOf(text, field, rule);
    texts[field] = text;
    if (problem) problems.push({ field, problem });
  }
  if (!input.consent) problems.push({ field: 'consent', problem: 'REQUIRED' });
  if (problems.length > 0) return { problems };
  const { firstName = '', lastName = '', email = '', company, phone, message = '' } = texts;
  return {
    texts: { firstName, lastName, email, company: company || null, phone: phone || null, message },
  };
}
