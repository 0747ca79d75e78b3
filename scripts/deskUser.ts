import path from 'node:path';
import { Accounts } from '../desk/server/accounts/DeskAccounts';
import { CompanyAccounts } from '../desk/server/accounts/CompanyAccounts';
import { SecondFactors } from '../desk/server/accounts/SecondFactors';
import { deskDatabase } from '../desk/server/deskDatabase';
import { Schedules } from '../desk/server/publishing/Schedules';
import { openPublishing } from '../publishing/database';
import { accountOfMachine, PublishHistory, Recorder } from '../publishing/history';
import type { HistoryEntry } from '../publishing/historyEntry';
import { Database } from '../platform/database/Database';
import { readPassword } from '../desk/server/accounts/readPassword';
import { parseUserCommand, runUserCommand, usage } from '../desk/server/accounts/userCommand';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { runScript } from '../platform/runScript';

/** `npm run desk:user`: the accounts of the publishing desk, which may run meanwhile. */
async function main(): Promise<void> {
  const command = parseUserCommand(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(usage);
    return;
  }
  loadDotEnv();
  const { desk, releasesFolder, siteUrl } = readEnvironment(process.env);
  const database = await Database.open({ url: desk.databaseUrl }, deskDatabase);
  const publishing = await openPublishing(path.resolve(__dirname, '..', releasesFolder));
  const history = new PublishHistory(publishing);
  try {
    const context = {
      accounts: new Accounts(database),
      companyAccounts: new CompanyAccounts(database, siteUrl),
      secondFactors: new SecondFactors(database),
      schedules: new Schedules(publishing, { record: async () => undefined, now: () => new Date() }),
      record: (kind: HistoryEntry['kind'], note: string) =>
        new Recorder(history, { who: accountOfMachine(), via: 'shell', note }, console.error).add(kind),
      askPassword: () => readPassword({ input: process.stdin, output: process.stderr }),
      now: new Date(),
    };
    process.stdout.write(await runUserCommand(command, context));
  } finally {
    database.close();
    publishing.close();
  }
}

// The reader closed the pipe, as `head` does.
process.stdout.on('error', () => process.exit(0));

runScript(main);
