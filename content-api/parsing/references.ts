import * as v from 'valibot';
import { type DocumentTypeCode, documentTypeCodes, type PublishedDocument } from './content';
import type { ContentFile } from './contentSource';
import { day, fields, oneOf, optionalList } from './fieldSchemas';
import { areShownTogether, reportSchedule, scheduleFields } from './schedule';

/** Targets of references by code; `null` when their file is invalid, so that references cannot be checked. */
export type ByCode<Thing> = ReadonlyMap<string, Thing> | null;

export function byCode<Thing extends { code: string }>(things: readonly Thing[] | null): ByCode<Thing> {
  return things && new Map(things.map((thing) => [thing.code, thing]));
}

/** A code of `known`. */
export function codeIn(known: ByCode<unknown>) {
  const expected = known ? oneOf([...known.keys()]) : 'a code';
  return v.pipe(
    v.string(expected),
    v.check((code) => known === null || known.has(code), expected),
  );
}

export function resolveCodes<Thing>(codes: readonly string[], known: ByCode<Thing>): Thing[] {
  return codes.flatMap((code) => known?.get(code) ?? []);
}

export function documentsSchema(types: ByCode<{ code: DocumentTypeCode }>) {
  const codes = types ? Array.from(types.values(), ({ code }) => code) : documentTypeCodes;
  return optionalList(
    fields({ type: v.picklist(codes, oneOf(codes)), date: v.nullish(day, null), ...scheduleFields }),
    'a list of documents',
  );
}

/** A document's address holds its type, so a fund or share has at most one of each at a time. */
export function reportDocuments(file: ContentFile<{ documents: PublishedDocument[] }>): void {
  const { documents } = file.value;
  documents.forEach((document, index) => {
    reportSchedule(file, document, ['documents', index]);
    const { type } = document;
    const earlier = documents.slice(0, index).filter((other) => other.type === type);
    if (!earlier.some((other) => areShownTogether(other, document))) return;
    file.report(
      ['documents', index, 'type'],
      `documents[${index}].type: expected one document of each type, got "${type}" again`,
    );
  });
}
