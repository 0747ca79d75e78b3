import { describeProblem, type VariableReader } from './variables';

/** What becomes of contact requests: the content API and `npm run contact` use it. */
export interface ContactEnvironment {
  /** Database of the requests: `file:` and a path, relative to the root of the project, or a libSQL server. */
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Mail server and the company's mailbox; undefined keeps requests in the database only. */
  mail: { smtpUrl: string; to: string; from: string } | undefined;
  /** Requests that one client may have registered in ten minutes. */
  rateLimit: number;
  /** Secret of the captcha; undefined asks for none. */
  recaptchaSecretKey: string | undefined;
}

function readMail(reader: VariableReader): ContactEnvironment['mail'] {
  const problemsBefore = reader.problems.length;
  const smtpUrl = reader.read('SMTP_URL');
  const to = reader.read('CONTACT_TO');
  const from = reader.read('CONTACT_FROM');
  if (smtpUrl !== undefined && to !== undefined) return { smtpUrl, to, from: from ?? to };
  if (smtpUrl !== undefined && reader.problems.length === problemsBefore) {
    reader.problems.push(describeProblem('CONTACT_TO', ''));
  }
  return undefined;
}

/** A token without a server would protect nothing, and nobody would notice. */
function readDatabase(reader: VariableReader): Pick<ContactEnvironment, 'databaseUrl' | 'databaseAuthToken'> {
  const databaseUrl = reader.read('DATABASE_URL') ?? 'file:.data/contact.db';
  const databaseAuthToken = reader.read('DATABASE_AUTH_TOKEN');
  if (databaseAuthToken !== undefined && /^file:/i.test(databaseUrl)) {
    reader.problems.push(describeProblem('DATABASE_AUTH_TOKEN', databaseAuthToken));
  }
  return { databaseUrl, databaseAuthToken };
}

/**
 * Both keys of the captcha or none: with the secret alone every request would be refused, with the public key alone none.
 * A content API elsewhere (CONTENT_API_URL) keeps the secret for itself.
 */
function readCaptchaSecret(
  reader: VariableReader,
  { recaptchaSiteKey, contentApiIsEmbedded }: CaptchaSettings,
): string | undefined {
  const problemsBefore = reader.problems.length;
  const secret = reader.read('RECAPTCHA_SECRET_KEY');
  if (reader.problems.length > problemsBefore) return undefined;
  if (secret !== undefined && recaptchaSiteKey === undefined) {
    reader.problems.push(describeProblem('GATSBY_RECAPTCHA_SITE_KEY', ''));
  }
  if (secret === undefined && recaptchaSiteKey !== undefined && contentApiIsEmbedded) {
    reader.problems.push(describeProblem('RECAPTCHA_SECRET_KEY', ''));
  }
  return secret;
}

type CaptchaSettings = { recaptchaSiteKey: string | undefined; contentApiIsEmbedded: boolean };

export function readContactEnvironment(reader: VariableReader, captcha: CaptchaSettings): ContactEnvironment {
  return {
    ...readDatabase(reader),
    mail: readMail(reader),
    rateLimit: reader.read('CONTACT_RATE_LIMIT') ?? 5,
    recaptchaSecretKey: readCaptchaSecret(reader, captcha),
  };
}
