import { createHash } from 'node:crypto';
import {
  BreakingChangeType,
  buildClientSchema,
  findBreakingChanges,
  getIntrospectionQuery,
  GraphQLObjectType,
  GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { ContentApiError } from './contentApiError';
import { readContract } from './contract';
import { type ContentApi, postToContentApi } from './postToContentApi';

function readIntrospection(data: Record<string, unknown>, address: string): GraphQLSchema {
  try {
    // buildClientSchema checks the shape and throws on anything that is not an introspection.
    return buildClientSchema(data as unknown as IntrospectionQuery);
  } catch (error) {
    throw new ContentApiError(address, `its introspection cannot be read (${String(error)})`);
  }
}

/** Directives that the remote lacks are no loss: the site's queries use none. */
const directiveChanges: readonly BreakingChangeType[] = [
  BreakingChangeType.DIRECTIVE_REMOVED,
  BreakingChangeType.DIRECTIVE_ARG_REMOVED,
  BreakingChangeType.DIRECTIVE_LOCATION_REMOVED,
  BreakingChangeType.DIRECTIVE_REPEATABLE_REMOVED,
  BreakingChangeType.REQUIRED_DIRECTIVE_ARG_ADDED,
];

/** The schema with root types of the contract's names, which queries do not say. */
function withContractRoots(schema: GraphQLSchema): GraphQLSchema {
  const { types, query, mutation, ...config } = schema.toConfig();
  const named = (type: typeof query, name: string) => {
    return type && new GraphQLObjectType({ ...type.toConfig(), name });
  };
  return new GraphQLSchema({
    ...config,
    types: types.filter((type) => type !== query && type !== mutation),
    query: named(query, 'Query'),
    mutation: named(mutation, 'Mutation'),
  });
}

/** Differences by contract and introspection: who publishes again compares with the same. */
const known = new WeakMap<GraphQLSchema, Map<string, string[]>>();

/**
 * Each field, argument or type that the remote lacks or has otherwise than the contract.
 * @throws ContentApiError when its schema cannot be read
 */
export async function schemaDifferences(api: ContentApi, contract = readContract()): Promise<string[]> {
  const introspection = await postToContentApi(api, getIntrospectionQuery());
  const key = createHash('sha256').update(JSON.stringify(introspection)).digest('hex');
  const before = known.get(contract)?.get(key);
  if (before) return before;
  const differences = findBreakingChanges(
    contract,
    withContractRoots(readIntrospection(introspection, api.url)),
  )
    .filter(({ type }) => !directiveChanges.includes(type))
    .map(({ description }) => description);
  known.set(contract, new Map([[key, differences]]));
  return differences;
}

/**
 * Compares the content API with the contract before anything is built.
 * @throws ContentApiError naming each difference
 */
export async function checkContract(api: ContentApi, contract = readContract()): Promise<void> {
  const differences = await schemaDifferences(api, contract);
  if (differences.length === 0) return;
  const list = differences.map((difference) => `  - ${difference}`).join('\n');
  throw new ContentApiError(
    api.url,
    `does not honour the contract content-api/schema.graphql. Compared with it:\n${list}`,
  );
}
