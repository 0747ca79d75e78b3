import type { Environment } from '../../../platform/environment/readEnvironment';
import { ScriptError } from '../../../platform/runScript';
import { testMail } from './contactMail';
import { mailProblem } from './mailProblem';
import { smtpSender } from './smtpSender';

interface MailTrial {
  /** Otherwise only connection and sign-in are tried. */
  isSent: boolean;
  timeLimitMs: number;
}

/**
 * Tries the mail server as delivery uses it.
 *
 * @returns what it did
 * @throws ScriptError with what it does not do, and the remedy
 */
export async function tryMail(
  mail: NonNullable<Environment['contact']['mail']>,
  { isSent, timeLimitMs }: MailTrial,
): Promise<string> {
  const { host, username } = new URL(mail.smtpUrl);
  const isSignedIn = username !== '';
  const limits = {
    dnsTimeout: timeLimitMs,
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
  };
  const sender = smtpSender(mail.smtpUrl, isSent ? {} : limits);
  try {
    if (isSent) {
      await sender.send(testMail(mail, new Date()), AbortSignal.timeout(timeLimitMs));
      return `The mail server ${host} took a message for ${mail.to}: see whether it is in that mailbox.`;
    }
    await sender.verify();
    return `The mail server ${host} answers${isSignedIn ? ', and takes user and password' : ''}; no message was sent to it.`;
  } catch (error) {
    const refused = isSent ? `a message for ${mail.to}` : isSignedIn ? 'a sign-in' : 'a connection';
    throw new ScriptError(`The mail server ${host} did not take ${refused}: ${mailProblem(error)}.`);
  } finally {
    sender.close();
  }
}
