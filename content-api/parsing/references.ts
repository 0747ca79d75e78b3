import * as v from 'valibot';
import { type DocumentTypeCode, documentTypeCodes, type PublishedDocument } from './content';
import type { ContentFile } from './contentSource';
import { reportDuplicates } from './duplicates';
import { day, fields, oneOf, optionalList } from './fieldSchemas';

/** What may be referred to, by code; `null` when its own file is wrong, so that nothing can be said of references. */
export type Known<Thing> = ReadonlyMap<string, Thing> | null;

export function knownByCode<Thing extends { code: string }>(things: readonly Thing[] | null): Known<Thing> {
  return things && new Map(things.map((thing) => [thing.code, thing]));
}

/** A code of `known`. */
export function codeIn(known: Known<unknown>) {
  const expected = known ? oneOf([...known.keys()]) : 'a code';
  return v.pipe(
    v.string(expected),
    v.check((code) => known === null || known.has(code), expected),
  );
}

export function withCodes<Thing>(codes: readonly string[], known: Known<Thing>): Thing[] {
  return codes.flatMap((code) => known?.get(code) ?? []);
}

export function documentsSchema(types: Known<{ code: DocumentTypeCode }>) {
  const codes = types ? Array.from(types.values(), ({ code }) => code) : documentTypeCodes;
  return optionalList(
    fields({ type: v.picklist(codes, oneOf(codes)), date: v.nullish(day, null) }),
    'a list of documents',
  );
}

/** The address of a document holds its type: there is one of each type in a fund or share. */
export function reportDuplicateTypes(file: ContentFile<{ documents: PublishedDocument[] }>): void {
  reportDuplicates(
    file.value.documents,
    ({ type }) => type,
    (_, index, type) => {
      file.report(
        ['documents', index, 'type'],
        `documents[${index}].type: expected one document of each type, got "${type}" again`,
      );
    },
  );
}
