/** JSON, as content files hold it. A date is a text such as `2026-06-15`. */
export type JsonMap = { [name: string]: Json };
export type Json = string | number | boolean | null | Json[] | JsonMap;

/** Names of maps (texts) and indices of lists (numbers), from the top of a file. */
export type FieldPath = readonly (string | number)[];

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isMap(value: Json | undefined): value is JsonMap {
  return isRecord(value);
}

/** True if both are the same JSON, in whatever order names stand. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isEqual(entry, b[index]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

function childOf(value: unknown, key: string | number): unknown {
  if (typeof key === 'number') return Array.isArray(value) ? (value as unknown[])[key] : undefined;
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** `undefined` when there is no such field. */
export function valueAt(value: Json | undefined, path: FieldPath): Json | undefined;
export function valueAt(value: unknown, path: FieldPath): unknown;
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce(childOf, value);
}

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
    const isElsewhere = () => base.some((other) => isEqual(other, entry));
    return idOf(entry) !== idOf(base[index]) || (!isEqual(entry, base[index]) && isElsewhere());
  });
}

/** The outermost list or map above a field that is rearranged in `current`, so that the path means another field there. */
export function rearrangedPath(base: unknown, current: unknown, path: FieldPath): FieldPath | undefined {
  const parents = path.map((_key, depth) => path.slice(0, depth));
  return parents.find((parent) => isRearranged(valueAt(base, parent), valueAt(current, parent)));
}
