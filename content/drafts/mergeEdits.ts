import { diffArrays } from 'diff';
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, checkedEdit, isBody, valueOf } from './fieldEdits';
import { isRecord } from '../revisions/fieldDifferences';
import { editValue, type FieldEdit, type FieldPath, smallestEdits, valueAt } from './jsonEdits';

/** A field that both changed. `undefined`: there is none. */
export type Conflict = { path: FieldPath; base: unknown; theirs: unknown; yours: unknown };

/** Fields by which an entry of a list is known, whatever else of it was changed. */
const identifyingKeys = ['code', 'isin', 'locale', 'type', 'name'];

const idOf = (entry: unknown) =>
  isRecord(entry) ? identifyingKeys.map((key) => entry[key]).find((id) => id !== undefined) : undefined;

const isScalar = (value: unknown) => value !== undefined && typeof value !== 'object';

/** An index or key does not mean the same in both: entries were added, removed, moved or replaced, or a text became a map. */
function isRearranged(base: unknown, current: unknown): boolean {
  if (!Array.isArray(base) && !Array.isArray(current)) return isScalar(base) !== isScalar(current);
  if (!Array.isArray(base) || !Array.isArray(current) || base.length !== current.length) return true;
  return current.some((entry: unknown, index) => {
    const isElsewhere = () => base.some((other) => isDeepStrictEqual(other, entry));
    return idOf(entry) !== idOf(base[index]) || (!isDeepStrictEqual(entry, base[index]) && isElsewhere());
  });
}

/** The outermost list or map above the field that was rearranged. */
function rearrangedPath(base: unknown, current: unknown, path: FieldPath): FieldPath | undefined {
  const parents = path.map((_key, depth) => path.slice(0, depth));
  return parents.find((parent) => isRearranged(valueAt(base, parent), valueAt(current, parent)));
}

type Hunk = { start: number; end: number; lines: string[] };

/** A change: lines `start` to `end` of the base became `lines`. */
function hunksOf(base: readonly string[], edited: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let line = 0;
  for (const { value, added, removed } of diffArrays([...base], [...edited])) {
    const previous = hunks.at(-1);
    const hunk = previous?.end === line ? previous : { start: line, end: line, lines: [] };
    if ((added || removed) && hunk !== previous) hunks.push(hunk);
    if (added) hunk.lines.push(...value);
    else line += value.length;
    if (removed) hunk.end = line;
  }
  return hunks;
}

/** `undefined` when the same lines, or lines beside each other, were changed in two ways. */
export function mergeLines(base: string, theirs: string, yours: string): string | undefined {
  const lines = base.split('\n');
  const hunks = [theirs, yours].flatMap((text) => hunksOf(lines, text.split('\n')));
  const merged: string[] = [];
  let previous: Hunk | undefined;
  for (const hunk of hunks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (isDeepStrictEqual(hunk, previous)) continue;
    if (previous && hunk.start <= previous.end) return undefined;
    merged.push(...lines.slice(previous?.end ?? 0, hunk.start), ...hunk.lines);
    previous = hunk;
  }
  return [...merged, ...lines.slice(previous?.end ?? 0)].join('\n');
}

/** The edit as it can be made in what the others wrote; `undefined` when it cannot. */
function mergedEdit(edit: FieldEdit, file: string, base: unknown, theirs: unknown): FieldEdit | undefined {
  if (!('value' in edit) || isDeepStrictEqual(base, theirs)) return edit;
  const { path, value: yours } = edit;
  const areTexts = typeof base === 'string' && typeof theirs === 'string' && typeof yours === 'string';
  if (!areTexts || !isBody(path, file)) return undefined;
  const value = mergeLines(base, theirs, yours);
  return value === undefined ? undefined : { path, value };
}

/**
 * Edits that were made from `base`, in `current`, which others may have changed meanwhile. What both changed is left as the others
 * have it, and is a conflict. The body of a Markdown file is merged line by line. A list of which others added, removed or moved
 * entries is one field: an edit of any of its entries is a conflict of the whole list.
 *
 * @throws RefusedEdit when an edit cannot be made, or a text cannot be read
 */
export function mergeEdits(
  base: string,
  current: string,
  file: string,
  edits: readonly FieldEdit[],
): { text: string; conflicts: Conflict[] } {
  // Both go through the edits together, so that an index means the same entry in each after an entry was added.
  let [yours, theirs] = [valueOf(base, file), valueOf(current, file)];
  const accepted: FieldEdit[] = [];
  const conflicts = new Map<string, Conflict>();
  for (const whole of edits) {
    for (const edit of smallestEdits(yours, checkedEdit(whole, file))) {
      const rearranged = rearrangedPath(yours, theirs, edit.path);
      const path = rearranged ?? edit.path;
      const [before, their] = [valueAt(yours, path), valueAt(theirs, path)];
      const merged = rearranged ? undefined : mergedEdit(edit, file, before, their);
      yours = editValue(yours, edit);
      if (merged) {
        theirs = editValue(theirs, merged);
        accepted.push(merged);
      } else {
        const key = JSON.stringify(path);
        const first = conflicts.get(key)?.base ?? before;
        conflicts.set(key, { path, base: first, theirs: their, yours: valueAt(yours, path) });
      }
    }
  }
  return {
    text: applyEdits(current, file, accepted),
    conflicts: [...conflicts.values()].filter((found) => !isDeepStrictEqual(found.theirs, found.yours)),
  };
}
