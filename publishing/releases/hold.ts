import * as v from 'valibot';
import { companyTimeZone } from '../../platform/parisTime';

/** While one is set, nothing is published. */
export const holdSchema = v.object({
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  note: v.string(),
  /** The release that was gone back to. */
  releaseId: v.string(),
});

export type Hold = v.InferOutput<typeof holdSchema>;

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: companyTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** For a terminal too, to which control characters would be commands. */
function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Who holds publishes since when, why, and how to go on. */
export function describeHold({ by, at, note }: Hold): string {
  const reason = onOneLine(note) === '' ? '' : `: ${onOneLine(note)}`;
  return (
    `Publishing has been on hold since ${momentFormat.format(new Date(at))} (Paris), by ${onOneLine(by)}${reason}\n` +
    'Nothing is published until that is lifted, at the desk or with `npm run release -- lift`.'
  );
}
