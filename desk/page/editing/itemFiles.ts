import {
  type Conflict,
  type ContentFile,
  type FieldEdit,
  type FieldPath,
  type Json,
  rearrangedPath,
  type Saved,
  type SavedFile,
  type SettledFile,
  valueAt,
} from '../../api';
import { applyEdit, editsBetween } from './fields/formEdits';
import { contentValue, formValue } from './fields/formShape';
import type { FormFile } from './keptEdits';

export const formFile = ({ value, ...file }: ContentFile): FormFile => ({
  ...file,
  loaded: value,
  value: formValue(value, file.shape),
});

/** Edits of a file since it was loaded. */
export function editsOf({ loaded, shape, value }: FormFile): FieldEdit[] {
  return editsBetween(contentValue(formValue(loaded, shape)), contentValue(value));
}

/** The files with edits, as they are saved. */
export function savedFiles(files: readonly FormFile[]): Extract<SavedFile, { edits: unknown }>[] {
  return files
    .map((file) => ({ path: file.path, base: file.blob, edits: editsOf(file) }))
    .filter(({ edits }) => edits.length > 0);
}

/**
 * The files once a save was answered; what was typed since it was sent stays unsaved.
 *
 * @param fresh files in which the server merged what others wrote
 */
export function afterSave(
  now: readonly FormFile[],
  sent: readonly FormFile[],
  saved: Saved['files'],
  fresh: readonly ContentFile[],
): FormFile[] {
  return now.map((file) => {
    const before = sent.find(({ path }) => path === file.path);
    const blob = saved.find(({ path }) => path === file.path)?.blob;
    if (!before || !blob) return file;
    const merged = fresh.find(({ path }) => path === file.path);
    if (!merged) return { ...file, blob, loaded: editsOf(before).reduce(applyEdit, before.loaded) };
    const value = contentValue(before.value);
    const typedSince = editsBetween(value, contentValue(file.value));
    // The next save sends all of it again from the old base: the server knows what it has already, and where both meet it asks.
    if (typedSince.some(({ path }) => rearrangedPath(value, merged.value, path))) return file;
    return {
      ...formFile(merged),
      value: formValue(typedSince.reduce(applyEdit, merged.value), merged.shape),
    };
  });
}

export type Choice = 'mine' | 'theirs';

const isWithin = (path: FieldPath, outer: FieldPath) => outer.every((part, index) => part === path[index]);

const setOrRemove = (path: FieldPath, value: Json | undefined): FieldEdit =>
  value === undefined ? { path: [...path], remove: true } : { path: [...path], value };

/** Files of an update of the draft, by the choices where it and the live content conflict. */
export function settledFiles(conflicts: readonly (Conflict & { choice: Choice })[]): SettledFile[] {
  const paths = new Set(conflicts.map(({ path }) => path));
  return [...paths].map((path) => {
    const ofFile = conflicts.filter((conflict) => conflict.path === path);
    const base = ofFile[0]?.blob ?? null;
    const fields = ofFile.flatMap(({ field, ...conflict }) => (field ? [{ field, ...conflict }] : []));
    if (fields.length === 0) return { path, base, keep: ofFile[0]?.choice === 'mine' ? 'draft' : 'live' };
    const mine = fields.filter(({ choice }) => choice === 'mine');
    return { path, base, edits: mine.map(({ field, yours }) => setOrRemove(field, yours)) };
  });
}

/** One's own edits in what the others have saved, with what was chosen where both changed a field. */
export function settled(
  file: FormFile,
  fresh: ContentFile,
  conflicts: readonly (Conflict & { choice: Choice })[],
): FormFile {
  const fields = conflicts.flatMap(({ path, field, choice }) =>
    path === file.path && field ? [{ field, choice }] : [],
  );
  const own = editsOf(file).filter(({ path }) => !fields.some(({ field }) => isWithin(path, field)));
  const mine = contentValue(file.value);
  const chosen = fields.map(({ field, choice }) =>
    setOrRemove(field, valueAt(choice === 'mine' ? mine : fresh.value, field)),
  );
  const value = [...own, ...chosen].reduce(applyEdit, fresh.value);
  return { ...formFile(fresh), value: formValue(value, fresh.shape) };
}
