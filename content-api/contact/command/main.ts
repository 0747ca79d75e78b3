import { loadDotEnv } from '../../../platform/environment/loadDotEnv';
import { type Environment, readEnvironment } from '../../../platform/environment/readEnvironment';
import { runScript, ScriptError } from '../../../platform/runScript';
import { testMail } from '../delivery/contactMail';
import { mailTimeoutMs } from '../delivery/ContactMailer';
import { mailProblem } from '../delivery/mailProblem';
import { smtpSender } from '../delivery/smtpSender';
import { ContactStore } from '../store/ContactStore';
import { parseCommand, usage } from './parseCommand';
import { runCommand } from './runCommand';

/** @throws ScriptError with what the mail server does not do */
async function sendTest(mail: Environment['contact']['mail']): Promise<void> {
  if (!mail) throw new ScriptError('SMTP_URL and CONTACT_TO are not set: no mail is sent.');
  const { host } = new URL(mail.smtpUrl);
  const sender = smtpSender(mail.smtpUrl);
  try {
    await sender.send(testMail(mail, new Date()), AbortSignal.timeout(mailTimeoutMs));
    console.log(`The mail server ${host} took a message for ${mail.to}: see whether it is in that mailbox.`);
  } catch (error) {
    throw new ScriptError(
      `The mail server ${host} did not take a message for ${mail.to}: ${mailProblem(error)}.`,
    );
  } finally {
    sender.close();
  }
}

/** `npm run contact`: sends a test mail; lists, exports and erases contact requests. */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(usage);
    return;
  }
  loadDotEnv();
  const { databaseUrl: url, databaseAuthToken: authToken, mail } = readEnvironment(process.env).contact;
  if (command.name === 'test') return sendTest(mail);
  const store = await ContactStore.open({ url, authToken });
  try {
    const { output, problems } = await runCommand(command, store, Date.now());
    process.stdout.write(output);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    store.close();
  }
}

// The reader closed the pipe, as `head` does.
process.stdout.on('error', () => process.exit(0));

runScript(main);
