import * as v from 'valibot';
import { calendarYears, instantInParis } from '../../contract/parisTime';
import type { ContentFile } from '../files/contentSource';

const timeText = `a time in Paris written YYYY-MM-DD HH:MM, or a day, ${calendarYears}`;

const time = v.pipe(
  v.string(timeText),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const instant = instantInParis(dataset.value);
    if (instant) return instant.toISOString();
    addIssue({ message: timeText });
    return NEVER;
  }),
);

/** When something is there: from `publishAt` until `expireAt`, in ISO 8601 and UTC; without them always. */
export type Scheduled = { publishAt?: string | null | undefined; expireAt?: string | null | undefined };

/** Fields of an item that can be published and taken away at given moments. */
export const scheduleFields = { publishAt: v.nullish(time), expireAt: v.nullish(time) };

/** @param at where in the file it is */
export function reportSchedule(
  file: ContentFile<unknown>,
  { publishAt, expireAt }: Scheduled,
  at: readonly (string | number)[] = [],
): void {
  if (typeof publishAt !== 'string' || typeof expireAt !== 'string' || publishAt < expireAt) return;
  file.report([...at, 'expireAt'], 'expected a time after publishAt');
}

/** True if both are shown at some moment. */
export function areShownTogether(one: Scheduled, other: Scheduled): boolean {
  const begins = (later: Scheduled, earlier: Scheduled) =>
    typeof earlier.expireAt === 'string' && earlier.expireAt <= (later.publishAt ?? '');
  return !begins(one, other) && !begins(other, one);
}

/** Before every moment of a schedule. Moments are ISO 8601 in UTC, in whose order texts are. */
export const beforeAll = '';

/** True if the item is published at the moment. */
export function isShown({ publishAt, expireAt }: Scheduled, moment: string): boolean {
  return (publishAt ?? beforeAll) <= moment && (typeof expireAt !== 'string' || moment < expireAt);
}
