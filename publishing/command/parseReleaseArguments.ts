import * as v from 'valibot';
import { isPlainText } from '../../platform/plainText';
import { readArguments } from '../../platform/runScript';
import { historyWays } from '../history/historyEntry';

export const releaseHelp = `npm run release                          builds the site, checks it and makes it live
npm run release -- --allow-fewer-pages   also when it has lost more than half of its pages
npm run release -- --revision ID         builds this revision of the content, not the latest
npm run release -- rollback [id]         makes an earlier release live again: that one, or the one before
npm run release -- rollback [id] --hold  the same, and nothing is published until that is lifted
npm run release -- lift                  publishing goes on
npm run release -- list                  what releases there are, newest first, and whether publishing is on hold
npm run release -- help                  this text

--by NAME and --note TEXT tell the history who does it, in place of the account of this machine, and why.
--via desk, hook or shell and --address IP tell it from where, --job ID publishes that job once, and with --await-revision a release is started ahead and
gets its revision over IPC; programs use them. A text that starts with a hyphen is written --note=TEXT.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const origin = { by: text, note: text, via: text, address: text };
const publish = { 'allow-fewer-pages': flag, revision: text, job: text, 'await-revision': flag };

const given = (name: string) =>
  v.pipe(
    v.string(),
    v.check(isPlainText, `${name} holds an invisible control character: type it anew`),
    v.trim(),
  );

/** For the history. */
const originSchema = v.object({
  by: v.optional(v.pipe(given('--by'), v.regex(/^.{1,100}$/su, '--by takes a name of 1 to 100 characters'))),
  note: v.optional(given('--note')),
  via: v.optional(v.picklist(historyWays, `--via is one of ${historyWays.join(', ')}`)),
  address: v.optional(given('--address')),
});

/** @throws ScriptError naming the argument that is not known */
export function parseReleaseArguments(all: readonly string[]) {
  const [first, ...rest] = all;
  switch (first) {
    case 'rollback': {
      const options = { ...origin, hold: flag };
      return readArguments(
        releaseHelp,
        { args: rest, options, allowPositionals: true },
        ({ values, positionals }) => {
          const [id, surplus] = positionals;
          if (surplus !== undefined) throw new Error(`"${surplus}" is too much`);
          return { name: first, id, isHeld: values.hold, ...v.parse(originSchema, values) } as const;
        },
      );
    }
    case 'lift':
      return readArguments(
        releaseHelp,
        { args: rest, options: origin },
        ({ values }) => ({ name: first, ...v.parse(originSchema, values) }) as const,
      );
    case 'list':
      return readArguments(releaseHelp, { args: rest }, () => ({ name: first }) as const);
    case 'help':
      return { name: first } as const;
    default:
      return readArguments(
        releaseHelp,
        { args: [...all], options: { ...origin, ...publish } },
        ({ values }) =>
          ({
            name: 'publish',
            allowFewerPages: values['allow-fewer-pages'],
            /** Of the content; the latest by default. */
            revision: values.revision,
            /** A job is published once, however often it is started. */
            job: values.job,
            /** A program has started it ahead, and sends it the revision over IPC. */
            awaitsRevision: values['await-revision'],
            ...v.parse(originSchema, values),
          }) as const,
      );
  }
}

export type PublishCommand = Extract<ReturnType<typeof parseReleaseArguments>, { name: 'publish' }>;
