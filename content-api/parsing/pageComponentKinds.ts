import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isEnumType } from 'graphql';

/** The values of the contract's PageComponentKind. */
export function pageComponentKinds(): string[] {
  const contract = readFileSync(path.join(__dirname, '../schema.graphql'), 'utf8');
  const kinds = buildSchema(contract).getType('PageComponentKind');
  if (!isEnumType(kinds)) throw new Error('schema.graphql has no enum PageComponentKind.');
  return kinds.getValues().map(({ name }) => name);
}
