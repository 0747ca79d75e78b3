import { execute, type ExecutionResult, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import type { RequestContext } from '../graphql/parents';
import { complexityRule, type GraphqlRequest } from './queryComplexity';
import { mutationRule } from './mutationRule';
import { depthRule } from './queryDepth';

/** Of one query's text: the site's longest has about 400. Checking a query takes time that grows faster than it. */
const maximumTokens = 2_000;

/** The answer to a query that keeps the contract and the limits; else errors and no `data`. */
export async function answerQuery(
  schema: GraphQLSchema,
  { query, variables, operationName }: GraphqlRequest,
  context: RequestContext,
): Promise<ExecutionResult> {
  try {
    const document = parse(query, { maxTokens: maximumTokens });
    const errors = validate(schema, document);
    if (errors.length > 0) return { errors };
    const limitErrors = validate(schema, document, [
      depthRule,
      mutationRule,
      complexityRule({ variables, operationName }),
    ]);
    if (limitErrors.length > 0) return { errors: limitErrors };
    return await execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
    });
  } catch (error) {
    // A syntax error, or a query that is too large to be measured.
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
