import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, rearrangedPath, valueAt } from '../../platform/jsonValues';
import { editSafely } from './editThread';
import { checkedEdit, isBody, valueOf } from './fieldEdits';
import { mergeLines } from '../revisions/gitWrites';
import { editValue, type FieldEdit, smallestEdits } from './jsonEdits';

/** A field that both changed. `undefined`: there is none. */
export type Conflict = { path: FieldPath; base: unknown; theirs: unknown; yours: unknown };

/** The edit as it can be made in what the others wrote; `undefined` when it cannot. */
async function mergedEdit(
  edit: FieldEdit,
  file: string,
  base: unknown,
  theirs: unknown,
): Promise<FieldEdit | undefined> {
  if (!('value' in edit) || isDeepStrictEqual(base, theirs)) return edit;
  const { path, value: yours } = edit;
  const areTexts = typeof base === 'string' && typeof theirs === 'string' && typeof yours === 'string';
  if (!areTexts || !isBody(path, file)) return undefined;
  // To Git, a line that another one follows now was changed, unless it had a line end before.
  const merged = await mergeLines(`${base}\n`, `${theirs}\n`, `${yours}\n`);
  return merged === undefined ? undefined : { path, value: merged.slice(0, -1) };
}

/**
 * Edits that were made from `base`, in `current`, which others may have changed meanwhile. What both changed is left as the others
 * have it, and is a conflict. The body of a Markdown file is merged line by line. A list of which others added, removed or moved
 * entries is one field: an edit of any of its entries is a conflict of the whole list.
 *
 * @throws RefusedEdit when an edit cannot be made, or a text cannot be read
 */
export async function mergeEdits(
  base: string,
  current: string,
  file: string,
  edits: readonly FieldEdit[],
): Promise<{ text: string; conflicts: Conflict[] }> {
  // Both go through the edits together, so that an index means the same entry in each after an entry was added.
  let [yours, theirs] = [valueOf(base, file), valueOf(current, file)];
  const accepted: FieldEdit[] = [];
  const conflicts = new Map<string, Conflict>();
  for (const whole of edits) {
    for (const edit of smallestEdits(yours, checkedEdit(whole, file))) {
      const rearranged = rearrangedPath(yours, theirs, edit.path);
      const path = rearranged ?? edit.path;
      const [before, their] = [valueAt(yours, path), valueAt(theirs, path)];
      const merged = rearranged ? undefined : await mergedEdit(edit, file, before, their);
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
    text: await editSafely(current, file, accepted),
    conflicts: [...conflicts.values()].filter((found) => !isDeepStrictEqual(found.theirs, found.yours)),
  };
}
