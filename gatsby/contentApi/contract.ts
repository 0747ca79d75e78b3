import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

let contract: GraphQLSchema | undefined;

/** The contract that every content API honours. It is code: a program reads it once. */
export function readContract(): GraphQLSchema {
  return (contract ??= buildSchema(readFileSync(path.resolve('content-api/schema.graphql'), 'utf8')));
}
