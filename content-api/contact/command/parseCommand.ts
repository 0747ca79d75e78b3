import { parseArgs } from 'node:util';
import { messageOf } from '../../../platform/errors';

const exportFormats = ['csv', 'json'] as const;

export type ContactCommand =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'export'; format: (typeof exportFormats)[number] }
  | { name: 'delete'; olderThanDays: number }
  | { name: 'erase'; email: string };

/** The contact page promises erasure after twelve months. */
const retentionDays = 365;

export const usage = `npm run --silent contact -- <command>

  list                        number, date, language and delivery of each request
  export --format csv|json    all requests, with what visitors wrote
  delete [--older-than DAYS]  erases requests of more than ${retentionDays} days, or of more than DAYS
  erase EMAIL                 erases the requests of a person

The database is the one of DATABASE_URL. The content API may run meanwhile.`;

/** An invalid command; the message ends with the usage. */
class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(problem: string) {
    super(`${problem}\n\n${usage}`);
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        format: { type: 'string' },
        'older-than': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function readDays(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new UsageError(`--older-than: got "${text}"; accepted: whole days from 1 to 99999.`);
}

function readFormat(text: string | undefined): (typeof exportFormats)[number] {
  const format = exportFormats.find((known) => known === text);
  if (!format) throw new UsageError(`--format: got "${text ?? ''}"; accepted: csv, json.`);
  return format;
}

function readEmail(text = ''): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return text;
  throw new UsageError(`erase: got "${text}"; accepted: the mail address of a person.`);
}

/** @throws UsageError */
export function parseCommand(args: readonly string[]): ContactCommand {
  const { values, positionals } = readArgs(args);
  const [name, argument, ...others] = positionals;
  if (values.help || name === undefined) return { name: 'help' };
  const extra = name === 'erase' ? others[0] : argument;
  if (extra !== undefined) throw new UsageError(`${name}: "${extra}" is too much.`);
  if (values.format !== undefined && name !== 'export') throw new UsageError(`${name} has no --format.`);
  if (values['older-than'] !== undefined && name !== 'delete') {
    throw new UsageError(`${name} has no --older-than.`);
  }
  switch (name) {
    case 'list':
      return { name };
    case 'export':
      return { name, format: readFormat(values.format) };
    case 'delete':
      return { name, olderThanDays: readDays(values['older-than'] ?? String(retentionDays)) };
    case 'erase':
      return { name, email: readEmail(argument) };
    default:
      throw new UsageError(`There is no command "${name}".`);
  }
}
