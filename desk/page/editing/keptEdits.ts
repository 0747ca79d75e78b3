import * as v from 'valibot';
import { type ContentFile, contentFileSchema, type Json } from '../../api';

/** A file of a form: as it was loaded, and as the form has it now. */
export interface FormFile extends Omit<ContentFile, 'value'> {
  loaded: Json;
  /** With empty fields for those that are missing. */
  value: Json;
}

const keptSchema = v.object({
  at: v.string(),
  files: v.array(v.object({ ...contentFileSchema.entries, typed: contentFileSchema.entries.value })),
});

const prefix = 'desk-edits:';

/** Edits are of one account, draft and item. */
export const keptKey = (...of: [account: string, draft: string, itemId: string]) =>
  prefix + JSON.stringify(of);

/** An item with unsaved edits. */
export interface KeptItem {
  key: string;
  draft: string;
  itemId: string;
}

const ofKey = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string(), v.string()]));

/** Lists the items of which this browser keeps unsaved edits of an account. Another version of the page may have written them. */
export function keptItems(account: string): KeptItem[] {
  return Object.keys(localStorage).flatMap((key) => {
    const of = v.safeParse(ofKey, key.startsWith(prefix) ? key.slice(prefix.length) : '');
    if (!of.success || of.output[0] !== account) return [];
    const [, draft, itemId] = of.output;
    return [{ key, draft, itemId }];
  });
}

/** Keeps what was typed in the browser. False where it takes no more. */
export function keepEdits(key: string, files: readonly FormFile[]): boolean {
  const kept = {
    at: new Date().toISOString(),
    files: files.map(({ loaded, value, ...file }) => ({ ...file, value: loaded, typed: value })),
  };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetEdits(key: string): void {
  localStorage.removeItem(key);
}

export interface KeptEdits {
  at: string;
  files: FormFile[];
}

/** Unsaved edits; undefined if there are none, or another version of the page has written them. */
export function readEdits(key: string): KeptEdits | undefined {
  try {
    const { at, files } = v.parse(keptSchema, JSON.parse(localStorage.getItem(key) ?? ''));
    return {
      at,
      files: files.map(({ value, typed, ...file }) => ({ ...file, loaded: value, value: typed })),
    };
  } catch {
    return undefined;
  }
}
