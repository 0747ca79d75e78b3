import { loadDotEnv } from '../../../platform/environment/loadDotEnv';
import { readEnvironment } from '../../../platform/environment/readEnvironment';
import { runScript, ScriptError } from '../../../platform/runScript';
import { mailTimeoutMs } from '../delivery/ContactMailer';
import { tryMail } from '../delivery/tryMail';
import { ContactStore } from '../store/ContactStore';
import { parseCommand, usage } from './parseCommand';
import { runCommand } from './runCommand';

/** `npm run contact`: sends a test mail; lists, exports and erases contact requests. */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(usage);
    return;
  }
  loadDotEnv();
  const { databaseUrl: url, databaseAuthToken: authToken, mail } = readEnvironment(process.env).contact;
  if (command.name === 'test') {
    if (!mail) throw new ScriptError('SMTP_URL and CONTACT_TO are not set: no mail is sent.');
    console.log(await tryMail(mail, { isSent: true, timeLimitMs: mailTimeoutMs }));
    return;
  }
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
