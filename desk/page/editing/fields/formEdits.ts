import {
  type FieldEdit,
  type FieldPath,
  isEqual,
  isMap,
  type Json,
  type JsonMap,
  valueAt,
} from '../../../api';

/** Changes what is at the end of the path; maps that are missing on the way are made. `undefined` removes a field. */
function changedAt(
  value: Json | undefined,
  [key, ...rest]: FieldPath,
  change: (parent: Json | undefined, key: string | number) => Json,
): Json {
  if (key === undefined) return value ?? null;
  if (rest.length === 0) return change(value, key);
  const child = changedAt(valueAt(value, [key]), rest, change);
  return replaced(value, key, child);
}

function replaced(parent: Json | undefined, key: string | number, child: Json): Json {
  if (typeof key === 'number') return Array.isArray(parent) ? parent.with(key, child) : [child];
  return { ...(isMap(parent) ? parent : {}), [key]: child };
}

export function setAt(value: Json, path: FieldPath, child: Json): Json {
  if (path.length === 0) return child;
  return changedAt(value, path, (parent, key) => replaced(parent, key, child));
}

function editEntry(list: Json[], index: number, edit: FieldEdit): Json[] {
  if ('insert' in edit) return list.toSpliced(index, 0, edit.insert);
  if ('moveTo' in edit)
    return list.toSpliced(index, 1).toSpliced(edit.moveTo, 0, ...list.slice(index, index + 1));
  return 'value' in edit ? list.with(index, edit.value) : list.toSpliced(index, 1);
}

/** The value after an edit, as the server makes it. */
export function applyEdit(value: Json, edit: FieldEdit): Json {
  if (edit.path.length === 0) return 'value' in edit ? edit.value : value;
  return changedAt(value, edit.path, (parent, key) => {
    if (typeof key === 'number') return editEntry(Array.isArray(parent) ? parent : [], key, edit);
    if ('value' in edit) return replaced(parent, key, edit.value);
    return Object.fromEntries(Object.entries(isMap(parent) ? parent : {}).filter(([name]) => name !== key));
  });
}

function mapEdits(before: JsonMap, after: JsonMap, path: FieldPath): FieldEdit[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...Object.entries(after).flatMap(([name, child]) =>
      Object.hasOwn(before, name)
        ? editsBetween(before[name], child, [...path, name])
        : [{ path: [...path, name], value: child }],
    ),
    ...removed.map((name) => ({ path: [...path, name], remove: true as const })),
  ];
}

/** Nothing in it is as it was: one entry went and another came. */
function isAnother(before: Json | undefined, after: Json): boolean {
  if (!isMap(before) || !isMap(after)) return false;
  return !Object.entries(after).some(([name, child]) => isEqual(before[name], child));
}

/** Entries are known by what they hold: one that is elsewhere has moved, one that is nowhere was changed, added or removed. */
function listEdits(before: readonly Json[], after: readonly Json[], path: FieldPath): FieldEdit[] {
  const edits: FieldEdit[] = [];
  let list = [...before];
  const make = (edit: FieldEdit, index: number) => {
    edits.push(edit);
    list = editEntry(list, index, edit);
  };
  for (const [index, wanted] of after.entries()) {
    const at = [...path, index];
    const isWantedLater = () => after.slice(index).some((entry) => isEqual(entry, list[index]));
    let place = list.findIndex((entry, from) => from >= index && isEqual(entry, wanted));
    while (place > index && list.length > after.length && !isWantedLater()) {
      make({ path: at, remove: true }, index);
      place -= 1;
    }
    if (place > index) make({ path: [...path, place], moveTo: index }, place);
    else if (place === -1 && (index >= list.length || isWantedLater() || isAnother(list[index], wanted)))
      make({ path: at, insert: wanted }, index);
    else if (place === -1) {
      edits.push(...editsBetween(list[index], wanted, at));
      list = list.with(index, wanted);
    }
  }
  while (list.length > after.length) make({ path: [...path, after.length], remove: true }, after.length);
  return edits;
}

/** The edits that make `after` of `before`, of the smallest fields that differ. */
export function editsBetween(before: Json | undefined, after: Json, path: FieldPath = []): FieldEdit[] {
  if (isEqual(before, after)) return [];
  if (isMap(before) && isMap(after)) return mapEdits(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(before, after, path);
  return [{ path: [...path], value: after }];
}
