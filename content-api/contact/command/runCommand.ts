import type { ContactStore } from '../store/ContactStore';
import type { ContactCommand } from './parseCommand';
import { requestsAsCsv, requestsAsJson, requestsAsList } from './writeRequests';

const dayMs = 24 * 60 * 60_000;

/** @returns what the command prints */
export async function runCommand(
  command: Exclude<ContactCommand, { name: 'help' }>,
  store: ContactStore,
  now: number,
): Promise<string> {
  switch (command.name) {
    case 'list':
      return requestsAsList(await store.list());
    case 'export':
      return command.format === 'csv'
        ? requestsAsCsv(await store.list())
        : requestsAsJson(await store.list());
    case 'delete': {
      const before = now - command.olderThanDays * dayMs;
      const unread = await store.countWaiting(before);
      const count = await store.deleteReceivedBefore(before);
      return `Requests of more than ${command.olderThanDays} days erased: ${count}, not mailed of these: ${unread}\n`;
    }
    case 'erase':
      return `Requests of this person erased: ${await store.deleteOf(command.email)}\n`;
  }
}
