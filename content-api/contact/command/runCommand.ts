import { stringify } from 'csv-stringify/sync';
import type { ContactStore } from '../store/ContactStore';
import type { StoredRequest, UnreadableRequest } from '../store/readRequests';
import type { ContactCommand } from './parseCommand';

/** A request as exported. */
function exported({ id, receivedAt, deliveredAt, request }: StoredRequest) {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    ...request,
  };
}

function requestsAsJson(requests: readonly StoredRequest[]): string {
  return `${JSON.stringify(requests.map(exported), null, 2)}\n`;
}

const csvColumns = [
  ...['id', 'receivedAt', 'deliveredAt', 'requestKey', 'locale', 'investorProfile'],
  ...['firstName', 'lastName', 'email', 'company', 'phone', 'message'],
];

/**
 * Finds places where a spreadsheet may see a formula: a sign at the start of a line, or after a character that some
 * take for the end of a cell. It may skip spaces, quotes, and marks and signs without a width; it also reads full-width
 * and small signs.
 */
const formula = /(?<=(?:^|[\p{Zl}\p{Zp}\p{Cc};])[\s\p{M}\p{C}\p{Z}'"]*)(?=[=+\-@＝＋－＠﹢﹣﹦﹫])/gu;

/** RFC 4180 with a byte order mark for spreadsheets, which never read what visitors wrote as a formula. */
function requestsAsCsv(requests: readonly StoredRequest[]): string {
  return stringify(requests.map(exported), {
    bom: true,
    header: true,
    columns: csvColumns,
    record_delimiter: 'windows',
    quoted: true,
    cast: { string: (text) => text.replace(formula, "'") },
  });
}

/** One line per request, without the visitors' texts. */
function requestsAsList(requests: readonly StoredRequest[]): string {
  const lines = requests.map(({ id, receivedAt, deliveredAt, attempts, request }) => {
    const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
    const delivery = deliveredAt ? `delivered ${deliveredAt.toISOString()}` : `waiting, ${tried}`;
    return `${String(id).padStart(6)}  ${receivedAt.toISOString()}  ${request.locale}  ${delivery}\n`;
  });
  const waiting = requests.filter(({ deliveredAt }) => deliveredAt === null).length;
  return `${lines.join('')}${requests.length} requests, ${waiting} waiting for their mail\n`;
}

const dayMs = 24 * 60 * 60_000;

/** Standard output of a command, and problems for the error output. */
export type CommandResult = { output: string; problems: readonly string[] };

function problemOf({ id, columns }: UnreadableRequest): string {
  return `Request ${id} cannot be read and is left out: ${columns.join(', ')}`;
}

const done = (output: string): CommandResult => ({ output, problems: [] });

export async function runCommand(
  command: Exclude<ContactCommand, { name: 'help' | 'test' }>,
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
      const before = now - command['older-than'] * dayMs;
      const unread = await store.countWaiting(before);
      const count = await store.deleteReceivedBefore(before);
      return done(
        `Requests of more than ${command['older-than']} days erased: ${count}, not mailed of these: ${unread}\n`,
      );
    }
    case 'erase':
      return done(`Requests of this person erased: ${await store.deleteOf(command.email)}\n`);
  }
}
