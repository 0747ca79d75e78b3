import { createContext, useContext } from 'react';
import { type Draft, entryWords, type FieldPath, type Remark, type Session, valueAt } from '../../../api';
import { itemIdOf } from '../contentItems';
import { contentValue } from '../fields/formShape';
import type { FormFile } from '../keptEdits';
import { fieldKey, isKeyWithin } from '../fields/problemFields';

/** True for a reviewer while the draft is theirs to read. The server decides. */
export function mayRemark({ review, authors }: Draft, { role, name }: Session): boolean {
  return role !== 'editor' && review !== null && review.state !== 'approved' && !authors.includes(name);
}

/** A remark, and whether the entry of a list that it is about is no longer as it was. */
export interface PlacedRemark extends Remark {
  isEntryChanged?: boolean;
}

/** Follows its entry to another place of the list. One that was changed, or removed, is nowhere as it was: the remark stays, and says so. */
export function placed(remark: Remark, files: readonly FormFile[]): PlacedRemark {
  const { file, field, entry } = remark;
  const at = field.findIndex((part) => typeof part === 'number');
  const list = valueAt(files.find(({ path }) => path === file)?.value, field.slice(0, at));
  if (entry === '' || !Array.isArray(list)) return remark;
  const same = list.flatMap((other, index) => (entryWords(contentValue(other)) === entry ? [index] : []));
  if (same.some((index) => index === field[at])) return remark;
  const [index] = same;
  return index === undefined
    ? { ...remark, isEntryChanged: true }
    : { ...remark, field: field.with(at, index) };
}

/** Remarks of an item whose field is no longer there, and which nobody has dealt with. */
export function strayRemarks(
  remarks: readonly PlacedRemark[],
  itemId: string,
  files: readonly FormFile[],
): PlacedRemark[] {
  const isThere = ({ file, field }: Remark) =>
    valueAt(files.find(({ path }) => path === file)?.value, field) !== undefined;
  return remarks.filter(
    (remark) => itemIdOf(remark.file) === itemId && remark.doneBy === null && !isThere(remark),
  );
}

export interface RemarkedField {
  file: string;
  path: FieldPath;
}

interface RemarkOptions {
  /** All remarks of the draft, also those that are done. */
  remarks: readonly PlacedRemark[];
  /** Opens the dialog; absent for who leaves no remarks. */
  onLeave?: ((field: RemarkedField) => void) | undefined;
}

/** Stays as it is while one types. */
export const RemarksContext = createContext<RemarkOptions>({ remarks: [] });

export function useFieldRemarks(file: string, path: FieldPath): PlacedRemark[] {
  const key = fieldKey(file, path);
  return useContext(RemarksContext).remarks.filter((remark) => fieldKey(remark.file, remark.field) === key);
}

/** Counts the remarks in a field and those within it that nobody has dealt with. */
export function useRemarkCount(): (file: string, path: FieldPath) => number {
  const { remarks } = useContext(RemarksContext);
  return (file, path) => {
    const outer = fieldKey(file, path);
    return remarks.filter(
      ({ doneBy, ...remark }) => doneBy === null && isKeyWithin(fieldKey(remark.file, remark.field), outer),
    ).length;
  };
}
