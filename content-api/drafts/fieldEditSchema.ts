import * as v from 'valibot';
import type { FieldEdit, Json } from './jsonEdits';

const [maxDepth, maxKey] = [30, 500];

/** JSON that was parsed is nothing else; what is nested without end would be read without end. */
function isShallow(value: unknown, depth = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return depth > 0 && Object.values(value).every((child) => isShallow(child, depth - 1));
}

const json = v.custom<Json>((value) => isShallow(value), `a value that is nested ${maxDepth} times at most`);
const index = v.pipe(v.number('an index'), v.integer('an index'), v.minValue(0, 'an index'));
const key = v.pipe(v.string('a name'), v.maxLength(maxKey, 'a name'));
const pathText = 'a path of names and indices';
const path = v.pipe(
  v.array(v.union([key, index], pathText), pathText),
  v.minLength(1, pathText),
  v.maxLength(maxDepth, pathText),
);

/** An edit of a field as JSON has it: `{ path }` and one of `value`, `remove: true`, `insert` and `moveTo`. */
export const fieldEdit = v.pipe(
  v.union(
    [
      v.strictObject({ path, value: json }),
      v.strictObject({ path, remove: v.literal(true) }),
      v.strictObject({ path, insert: json }),
      v.strictObject({ path, moveTo: index }),
    ],
    'an edit: path, and value, remove: true, insert or moveTo',
  ),
  v.transform((edit): FieldEdit => ('remove' in edit ? { path: edit.path, value: undefined } : edit)),
);
