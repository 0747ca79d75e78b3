import { Accounts } from '../desk/server/accounts';
import { deskDatabase } from '../desk/server/deskDatabase';
import { Database } from '../platform/database/Database';
import { readPassword } from '../desk/server/readPassword';
import { parseUserCommand, runUserCommand, usage } from '../desk/server/userCommand';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { messageOf } from '../platform/errors';

/** `npm run desk:user`: the accounts of the publishing desk, which may run meanwhile. */
async function main(): Promise<void> {
  const command = parseUserCommand(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(usage);
    return;
  }
  loadDotEnv();
  const database = await Database.open({ url: readEnvironment(process.env).desk.databaseUrl }, deskDatabase);
  try {
    const context = {
      accounts: new Accounts(database),
      askPassword: () => readPassword({ input: process.stdin, output: process.stderr }),
      now: new Date(),
    };
    process.stdout.write(await runUserCommand(command, context));
  } finally {
    database.close();
  }
}

// The reader closed the pipe, as `head` does.
process.stdout.on('error', () => process.exit(0));

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
