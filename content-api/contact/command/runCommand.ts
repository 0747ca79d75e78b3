import type { ContactStore } from '../store/ContactStore';
import type { UnreadableRequest } from '../store/readRequests';
import type { ContactCommand } from './parseCommand';
import { requestsAsCsv, requestsAsJson, requestsAsList } from './writeRequests';

const dayMs = 24 * 60 * 60_000;

/** What a command prints, and what it could not do. */
export type CommandResult = { output: string; problems: readonly string[] };

function problemOf({ id, columns }: UnreadableRequest): string {
  return `Request ${id} cannot be read and is left out: ${columns.join(', ')}`;
}

const done = (output: string): CommandResult => ({ output, problems: [] });

export async function runCommand(
  command: Exclude<ContactCommand, { name: 'help' }>,
  store: ContactStore,
  now: number,
): Promise<CommandResult> {
  switch (command.name) {
    case 'list':
    case 'export': {
      const { requests, unreadable } = await store.list();
      const problems = unreadable.map(problemOf);
      if (command.name === 'list') return { output: requestsAsList(requests), problems };
      const output = command.format === 'csv' ? requestsAsCsv(requests) : requestsAsJson(requests);
      return { output, problems };
    }
    case 'delete': {
      const before = now - command.olderThanDays * dayMs;
      const unread = await store.countWaiting(before);
      const count = await store.deleteReceivedBefore(before);
      return done(
        `Requests of more than ${command.olderThanDays} days erased: ${count}, not mailed of these: ${unread}\n`,
      );
    }
    case 'erase':
      return done(`Requests of this person erased: ${await store.deleteOf(command.email)}\n`);
  }
}
