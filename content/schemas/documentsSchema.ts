import * as v from 'valibot';
import { DocumentTypeCode } from '../../contract/codes.generated';
import { day, fields, oneOf, optionalList } from './fieldSchemas';
import type { ByCode } from './references';
import { scheduleFields } from './schedule';

export type DocumentTypes = ByCode<{ code: DocumentTypeCode }>;

export function typeIn(types: DocumentTypes) {
  const codes = types ? Array.from(types.values(), ({ code }) => code) : DocumentTypeCode;
  return v.picklist(codes, oneOf(codes));
}

/** The list `documents` of a fund or share: what there is, and when. */
export function documentsSchema(types: DocumentTypes) {
  return optionalList(
    fields({ type: typeIn(types), date: v.nullish(day, null), ...scheduleFields }),
    'a list of documents',
  );
}
