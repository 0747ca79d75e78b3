import * as v from 'valibot';
import type { DifferenceOf, NavDay } from '../../contract/revisionSchemas';
import { commonEnds } from './textCuts';

type NavLine = NonNullable<NavDay['after']>;

const shownDays = 20;

const header = 'date,nav,benchmark';

/** Longer ones are no numbers. */
const longestCell = 40;

function linesByDay(text: string): Map<string, NavLine> {
  const days = new Map<string, NavLine>();
  for (const line of text.split('\n')) {
    const cells = line.split(',').map((cell) => cell.trim().slice(0, longestCell));
    const [date = '', nav = '', benchmark = ''] = cells;
    if (date !== '') days.set(date, { nav, benchmark });
  }
  return days;
}

/** The lines in which two files differ: of a file with thousands of days, most often the last one. */
function differingLines(before: string, after: string): [string, string] {
  const { start, end } = commonEnds(before, after);
  const from = before.lastIndexOf('\n', start - 1) + 1;
  const [old = '', fresh = ''] = [before, after].map((text) => {
    const next = text.indexOf('\n', Math.max(from, text.length - end));
    return text.slice(from, next === -1 ? undefined : next);
  });
  return [old, fresh];
}

function changeOf(before: string, after: string): number {
  const change = Math.abs(Number(after) / Number(before) - 1);
  return Number.isFinite(change) ? change : 0;
}

function sizeOf({ before, after }: NavDay): number {
  if (!before || !after) return 0;
  return Math.max(changeOf(before.nav, after.nav), changeOf(before.benchmark, after.benchmark));
}

/** A file without days has no last one. */
function lastDay(text: string): string | undefined {
  return [...linesByDay(text.slice(header.length + 1)).keys()].at(-1);
}

/**
 * Finds the days on which the prices of a share differ; `undefined` if none does. Pass '' for a missing file.
 *
 * @throws Error when one of them is no file of NAVs
 */
export function navDifferences(before: string, after: string): DifferenceOf<'navs'> | undefined {
  const isOther = [before, after].some((text) => text !== '' && text.split(/\r?\n/, 1)[0]?.trim() !== header);
  if (isOther) throw new Error(`expected the header ${header}`);
  const bodies = [before, after].map((text) => text.slice(header.length + 1));
  const [old, fresh] = differingLines(bodies[0] ?? '', bodies[1] ?? '').map(linesByDay);
  if (!old || !fresh) return undefined;
  const days = [...new Set([...old.keys(), ...fresh.keys()])]
    .sort()
    .map((date): NavDay => ({ date, before: old.get(date) ?? null, after: fresh.get(date) ?? null }))
    .filter(({ before: was, after: is }) => was?.nav !== is?.nav || was?.benchmark !== is?.benchmark);
  if (days.length === 0) return undefined;
  const changed = days.filter((day) => day.before && day.after);
  const removed = days.filter((day) => !day.after);
  // Newest first, as only the first days are shown.
  const added = days.filter((day) => !day.before).toReversed();
  const last = lastDay(before);
  const isWhole = after.startsWith(before.trimEnd()) && changed.length + removed.length === 0;
  const largest = changed.reduce<NavDay | undefined>(
    (found, day) => (found && sizeOf(found) >= sizeOf(day) ? found : day),
    undefined,
  );
  return {
    type: 'navs',
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    days: [...changed, ...removed, ...added].slice(0, shownDays),
    ...(largest && { largest }),
    isAppended: isWhole && last !== undefined && added.every(({ date }) => date > last),
  };
}

const correctedFields = v.fallback(
  v.object({ navCorrections: v.array(v.object({ date: v.string(), formerNav: v.number() })) }),
  { navCorrections: [] },
);

/** The days whose NAV changes without a correction that has the value of before. @param fields of the share's file */
export function uncorrectedDays(days: readonly NavDay[], fields: unknown): string[] {
  const { navCorrections } = v.parse(correctedFields, fields);
  return days
    .filter(({ before, after }) => before && after && before.nav !== after.nav)
    .filter(
      (day) =>
        !navCorrections.some(
          ({ date, formerNav }) => date === day.date && formerNav === Number(day.before?.nav),
        ),
    )
    .map(({ date }) => date);
}
