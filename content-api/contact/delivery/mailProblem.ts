import { connectionProblem } from '../../../platform/connectionProblems';
import { errorDetails } from '../errorDetails';

const clear = 'it speaks no TLS at this port: write smtp://, or the port that smtps:// has there, mostly 465';

/** By codes of OpenSSL and of nodemailer, where mail has a remedy of its own. */
const problems: Readonly<Record<string, string>> = {
  ERR_SSL_WRONG_VERSION_NUMBER: clear,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: clear,
  EPROTO: clear,
  ETIMEDOUT:
    'no answer in time: let the firewall through, or write smtps:// where the port begins with TLS (mostly 465)',
  AUTH_NOT_OFFERED:
    'it takes no user and password at this port: leave them out of SMTP_URL, or write the port where it does, mostly 465 or 587',
  EDNS: 'its name is not found: correct the host of SMTP_URL',
};

type Detail = string | number | undefined;

function refusalOf(code: Detail, responseCode: Detail): string {
  const answer = `answer ${responseCode ?? 'unknown'}`;
  const isLater = typeof responseCode === 'number' && responseCode < 500;
  if (code === 'EAUTH')
    return `it refuses user or password (${answer}): correct them in SMTP_URL, URL-encoded`;
  if (code === 'ETLS' && isLater)
    return `it offers STARTTLS, which does not work there (${answer}): mend its certificate, or write smtps://`;
  if (code === 'ETLS')
    return 'it offers no STARTTLS, without which no password is sent: write smtps://, or leave user and password out of SMTP_URL';
  if (responseCode === 530)
    return `it asks for a user and a password (${answer}): write them in SMTP_URL, with smtps:// where it asks for TLS`;
  if (isLater) return `it puts mail off (${answer}): its own log says why`;
  if (code === 'EENVELOPE')
    return `it refuses the sender or the mailbox (${answer}): correct CONTACT_FROM and CONTACT_TO, or have it take mail of this machine`;
  if (responseCode !== undefined) return `it refuses the mail (${answer}): its own log says why`;
  return 'the connection broke off: its own log says why';
}

/**
 * Why a mail server did not take a mail, and the remedy. It does not quote the server, whose words may repeat what a visitor wrote.
 *
 * @param error of nodemailer
 */
export function mailProblem(error: unknown): string {
  const { name, code, originalCode, responseCode } = errorDetails(error);
  if (name === 'AbortError' || name === 'TimeoutError') return 'it took too long: its own log says why';
  // The system's code is the more exact one.
  const codes = [originalCode, code].map(String);
  const known = codes.map((one) => problems[one] ?? connectionProblem(one, 'SMTP_URL')).find(Boolean);
  return known ?? refusalOf(code, responseCode);
}
