import { createTransport } from 'nodemailer';
import type { ContactMail } from './contactMail';

/** Resolves once the server has accepted the mail; rejects otherwise, and at once when the signal aborts. */
export type SendMail = (mail: ContactMail, signal: AbortSignal) => Promise<void>;

export interface MailSender {
  send: SendMail;
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
    // Never send a password in the clear.
    requireTLS: username !== '' && !loopback.test(host),
    auth:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    maxConnections: maxConcurrentMails,
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
    close: () => {
      transport.close();
    },
  };
}
