/* The contract between the desk's page and its server: JSON below `/api`, parsed on both sides. */
export {
  type FieldPath,
  isEqual,
  isMap,
  type Json,
  type JsonMap,
  rearrangedPath,
  valueAt,
} from '../../platform/jsonValues';
export { companyTimeZone, instantInParis, isCalendarDay, localTimeInParis } from '../../contract/parisTime';
export { isPlainText } from '../../contract/plainText';
export { type ContentChanges, contentChangesSchema, titleSchema } from '../../contract/revisionSchemas';
export { roles } from '../../contract/roles';
export { historyKinds } from '../../publishing/historyEntry';
export { holdSchema } from '../../publishing/holds';
export * from './accounts';
export * from './common';
export * from './drafts';
export * from './entryWords';
export * from './imports';
export * from './problem';
export * from './publishing';
