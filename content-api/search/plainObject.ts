import * as v from 'valibot';

function isNoList(input: unknown): boolean {
  return !Array.isArray(input);
}

/** An object with no entry but these: not a list, which valibot takes for an object without entries. */
export function plainObject<const TEntries extends v.ObjectEntries>(entries: TEntries, message: string) {
  return v.pipe(v.unknown(), v.check(isNoList, message), v.strictObject(entries, message));
}
