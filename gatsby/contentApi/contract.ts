import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** The contract that every content API honours. */
export function readContract(): GraphQLSchema {
  return buildSchema(readFileSync(path.resolve('content-api/schema.graphql'), 'utf8'));
}
