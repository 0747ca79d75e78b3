import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, isRecord, type Json, valueAt } from '../../platform/jsonValues';

/**
 * An edit of one field by a form. `value: undefined` removes the field or list entry. With `insert`, the path ends with the index
 * that the new entry will have; with `moveTo`, it is the entry's path, and `moveTo` the index that the entry will have.
 */
export type FieldEdit = { path: FieldPath } & (
  | { value: Json | undefined }
  | { insert: Json }
  | { moveTo: number }
);

/** An edit that no file can take. Nothing was changed. */
export class RefusedEdit extends Error {
  override readonly name = 'RefusedEdit';

  constructor(
    readonly path: FieldPath,
    message: string,
  ) {
    super(message);
  }
}

function editEntry(list: readonly unknown[], index: number, edit: FieldEdit): readonly unknown[] {
  if ('insert' in edit) return list.toSpliced(index, 0, edit.insert);
  if ('moveTo' in edit) return list.toSpliced(index, 1).toSpliced(edit.moveTo, 0, list[index]);
  return edit.value === undefined ? list.toSpliced(index, 1) : list.with(index, edit.value);
}

/**
 * The value after the edit. Maps that are missing on the way are made.
 *
 * @throws RefusedEdit when there is no such list entry, or when the path leads through a text
 */
export function editValue(value: unknown, edit: FieldEdit, depth = 0): unknown {
  const key = edit.path[depth];
  const isLast = depth === edit.path.length - 1;
  if (typeof key === 'number') {
    const list: unknown = value ?? [];
    if (!Array.isArray(list)) throw new RefusedEdit(edit.path, 'expected a list');
    const isIndex = (index: number, end: number) => Number.isInteger(index) && index >= 0 && index < end;
    const isAllowed =
      isIndex(key, list.length + (isLast && 'insert' in edit ? 1 : 0)) &&
      !('moveTo' in edit && !isIndex(edit.moveTo, list.length));
    if (!isAllowed)
      throw new RefusedEdit(edit.path, `expected an entry of the list, which has ${list.length}`);
    return isLast ? editEntry(list, key, edit) : list.with(key, editValue(list[key], edit, depth + 1));
  }
  const map = value ?? {};
  if (key === undefined || !isRecord(map)) throw new RefusedEdit(edit.path, 'expected a map of fields');
  if (isLast && !('value' in edit)) throw new RefusedEdit(edit.path, 'expected an entry of a list');
  const child = isLast && 'value' in edit ? edit.value : editValue(valueAt(map, [key]), edit, depth + 1);
  if (child !== undefined) return { ...map, [key]: child };
  return Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));
}

/** The same edit as edits of the fields and entries that differ: comments and styles of all others stay. */
export function smallestEdits(value: unknown, edit: FieldEdit): FieldEdit[] {
  if (!('value' in edit)) return [edit];
  const [before, after] = [valueAt(value, edit.path), edit.value];
  if (isDeepStrictEqual(before, after)) return [];
  const set = (key: string | number, child: Json | undefined) =>
    smallestEdits(value, { path: [...edit.path, key], value: child });
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0) {
    return listEdits(edit.path, before, after, set);
  }
  if (!isRecord(before) || !isRecord(after) || Object.keys(after).length === 0) return [edit];
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...Object.entries(after).flatMap(([key, child]) => set(key, child)),
    ...removed.flatMap((key) => set(key, undefined)),
  ];
}

/** Equal entries at the beginning and at the end of two lists stay. */
function listEdits(
  path: FieldPath,
  before: readonly unknown[],
  after: readonly Json[],
  set: (index: number, value: Json) => FieldEdit[],
): FieldEdit[] {
  const shorter = Math.min(before.length, after.length);
  const head = alike(shorter, (index) => isDeepStrictEqual(before[index], after[index]));
  const tail = alike(shorter - head, (index) =>
    isDeepStrictEqual(before.at(-1 - index), after.at(-1 - index)),
  );
  const paired = after.slice(head, shorter - tail).flatMap((child, index) => set(head + index, child));
  const added = after.slice(shorter - tail, after.length - tail);
  const removed = before.slice(shorter - tail, before.length - tail);
  return [
    ...paired,
    ...added.map((insert, index) => ({ path: [...path, shorter - tail + index], insert })),
    ...removed.map(() => ({ path: [...path, shorter - tail], value: undefined })),
  ];
}

/** Counts the first indices that pass. */
function alike(count: number, isAlike: (index: number) => boolean): number {
  let found = 0;
  while (found < count && isAlike(found)) found += 1;
  return found;
}
