import * as v from 'valibot';
import { readCommand } from '../../../platform/runScript';

/** The contact page promises erasure after twelve months. */
const retentionDays = 365;

export const usage = `npm run --silent contact -- <command>

  list                        number, date, language and delivery of each request
  export --format csv|json    all requests, with what visitors wrote
  delete [--older-than DAYS]  erases requests of more than ${retentionDays} days, or of more than DAYS
  erase EMAIL                 erases the requests of a person
  test                        sends a message to CONTACT_TO, and says what the mail server does

The database is the one of DATABASE_URL. The content API may run meanwhile.`;

const days = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/, '--older-than takes whole days from 1 to 99999'),
  v.transform(Number),
);
const address = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/, 'erase takes the mail address of a person'));

const commandSchema = v.variant(
  'name',
  [
    v.strictObject({ name: v.literal('list') }, 'list takes nothing else'),
    v.strictObject(
      { name: v.literal('export'), format: v.picklist(['csv', 'json']) },
      'export takes --format csv or json',
    ),
    v.strictObject(
      { name: v.literal('delete'), 'older-than': v.optional(days, String(retentionDays)) },
      'delete takes --older-than DAYS',
    ),
    v.strictObject({ name: v.literal('erase'), email: address }, 'erase takes the mail address of a person'),
    v.strictObject({ name: v.literal('test') }, 'test takes nothing else'),
  ],
  ({ input }) => `There is no command ${JSON.stringify(input)}`,
);

export type ContactCommand = ReturnType<typeof parseCommand>;

/** @throws ScriptError with the usage */
export const parseCommand = (args: readonly string[]) =>
  readCommand(
    {
      usage,
      options: { format: { type: 'string' }, 'older-than': { type: 'string' } },
      word: 'email',
      schema: commandSchema,
    },
    args,
  );
