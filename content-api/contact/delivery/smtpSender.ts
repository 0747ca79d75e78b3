import { createTransport } from 'nodemailer';
import type { ContactMail } from './contactMail';

/** Sends a mail: resolves once the server has taken it, rejects otherwise, and at once when the signal aborts. */
export type SendMail = (mail: ContactMail, signal: AbortSignal) => Promise<void>;

export interface MailSender {
  send: SendMail;
  /** Ends the connections that are kept; those that are sending, when they have. */
  close: () => void;
}

/** Of which each keeps a connection while there is something to send. */
export const mostMailsAtOnce = 3;

/** Mail servers take their time to greet, and with what they have been sent. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** @param smtpUrl smtp:// or smtps://, with user and password where the server asks for them */
export function smtpSender(smtpUrl: string, times: Partial<typeof timeouts> = {}): MailSender {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '');
  const transport = createTransport({
    pool: true,
    host,
    port: port === '' ? undefined : Number(port),
    secure: protocol === 'smtps:',
    // A password is not sent in the clear.
    requireTLS: username !== '' && !loopback.test(host),
    auth:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    maxConnections: mostMailsAtOnce,
    // Mails that fail are kept and tried again by the mailer.
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
    close: () => {
      transport.close();
    },
  };
}
