import { createTransport } from 'nodemailer';
import type { SMTPConnectionCustomAuthContext } from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../../../platform/http/ownHost';
import type { ContactMail } from './contactMail';

/** Resolves once the server has accepted the mail; rejects otherwise, and at once when the signal aborts. */
export type SendMail = (mail: ContactMail, signal: AbortSignal) => Promise<void>;

export interface MailSender {
  send: SendMail;
  /** Connects and signs in as `send` does, and rejects as that does. */
  verify: () => Promise<void>;
  /** Closes idle connections at once, busy ones when their mail is sent. */
  close: () => void;
}

/** Each has its own SMTP connection. */
export const maxConcurrentMails = 3;

/** Mail servers can be slow to greet and to accept a message. In ms. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

/** Exim lets what follows on a connection wait for the next run of its queue, half an hour. */
const mailsPerConnection = 10;

/** Signs in only where the server offers it: Exim writes the password of an AUTH that it has not offered into its log. */
async function signInPlain(server: SMTPConnectionCustomAuthContext): Promise<void> {
  if (server.authMethods.length === 0)
    throw Object.assign(new Error('AUTH is not offered'), { code: 'AUTH_NOT_OFFERED' });
  const { user, pass } = server.auth.credentials;
  const secret = Buffer.from(`\0${user}\0${pass}`).toString('base64');
  const { status, response } = await server.sendCommand(`AUTH PLAIN ${secret}`);
  if (status !== 235) throw new Error(response);
}

/** @param smtpUrl smtp:// or smtps://, with user and password where the server asks for them */
export function smtpSender(smtpUrl: string, times: Partial<typeof timeouts> = {}): MailSender {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '');
  const transport = createTransport({
    pool: true,
    host,
    port: port === '' ? undefined : Number(port),
    secure: protocol === 'smtps:',
    // Never send a password in the clear.
    requireTLS: username !== '' && !isLoopback(host),
    opportunisticTLS: isLoopback(host),
    // Mail servers of this machine have certificates of their own, and nobody is between them and this program.
    tls: { rejectUnauthorized: protocol === 'smtps:' || !isLoopback(host) },
    // Otherwise mail would go without the password where the server offers no AUTH.
    forceAuth: username !== '',
    customAuth: { PLAIN: signInPlain },
    auth:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    maxConnections: maxConcurrentMails,
    maxMessages: mailsPerConnection,
    // ContactMailer retries.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
    ...times,
  });
  return {
    send: async (mail, signal) => {
      await transport.sendMail({ ...mail, signal, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => {
      transport.close();
    },
  };
}
