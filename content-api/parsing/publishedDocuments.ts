import * as v from 'valibot';
import { documentTypeCodes } from './content';
import type { DocumentTypeCode, PublishedDocument } from './content';
import type { ContentFile } from './contentSource';
import { reportDuplicates } from './duplicates';
import { day, fields, oneOf, optionalList } from './fieldSchemas';
import type { Known } from './references';

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
