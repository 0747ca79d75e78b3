import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import * as v from 'valibot';
import { clientAddress } from '../../platform/http/clientAddress';
import { answerErrors } from '../../platform/http/createHttpServer';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { RequestLimit } from '../../platform/http/RequestLimit';
import { RecentValues } from '../../platform/RecentValues';
import type { MakeContactIntake } from '../contact/ContactIntake';
import { contentSchema } from '../graphql/contentSchema';
import type { RequestContext } from '../graphql/parents';
import type { Content } from '../../content/parsing/content';
import { addPostRoute } from './postRoute';
import { complexityRule, type GraphqlRequest, mutationRule } from './queryLimits';

/** Validation time grows with the square of the query. The site's longest has some 470 tokens, the introspection 182. */
const maximumTokens = 700;
/** Each error costs a search for names that are alike. */
const maximumErrors = 5;

/**
 * Processor time that checking one client's queries may take within so many seconds. Their execution, which grows with
 * the content, does not count: a build asks for all of it.
 */
const clientTime = { ms: 2_000, seconds: 10 };

/** A build sends a few queries hundreds of times, and whether a text keeps to the contract does not depend on its variables. */
type KnownQueries = RecentValues<{ document: DocumentNode; errors: readonly GraphQLError[] }>;

const maximumKnown = 30;

/** A query that respects the contract and the limits, or what is wrong with it. */
function readQuery(
  schema: GraphQLSchema,
  known: KnownQueries,
  { query, variables, operationName }: GraphqlRequest,
): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  try {
    const { document, errors } = known.get(query, () => {
      const parsed = parse(query, { maxLexicalTokens: maximumTokens });
      const found = validate(schema, parsed, specifiedRules, { maxErrors: maximumErrors });
      return { document: parsed, errors: found };
    });
    if (errors.length > 0) return { errors };
    const limitErrors = validate(schema, document, [
      mutationRule,
      complexityRule({ variables, operationName }),
    ]);
    return limitErrors.length > 0 ? { errors: limitErrors } : { document };
  } catch (error) {
    // A syntax error, or too many tokens.
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

interface GraphqlRouteOptions {
  content: (request: FastifyRequest) => Content;
  /** Undefined refuses contact requests. */
  contactIntake: MakeContactIntake | undefined;
  /** Trusted proxies in front of this server (X-Forwarded-For). */
  proxyHops: number;
  /** Origin of the site. */
  siteUrl: string | undefined;
}

/** https://graphql.github.io/graphql-over-http/draft/#sec-Request-Parameters */
const bodySchema = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
  operationName: v.nullish(v.string()),
});

/** Hides the message of anything but a GraphQLError. */
function shownError(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  const { originalError } = error;
  if (!originalError || originalError instanceof GraphQLError) return error.toJSON();
  request.log.error({ err: originalError, path: error.path }, 'a resolver failed');
  return { message: httpProblems.internal[2], path: error.path };
}

/** `POST /graphql`. A message of 4,000 characters takes at most 12 KB of the body limit; queries of the site take 4. */
export async function addGraphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): Promise<void> {
  const schema = contentSchema();
  const known: KnownQueries = new RecentValues(maximumKnown);
  const limit = new RequestLimit(clientTime.ms, clientTime.seconds);
  const contactIntake = options.contactIntake?.(app.log);
  await app.register(answerErrors, {
    answer: ({ message }) => ({ errors: [{ message }] }),
    failed: () => httpProblems.internal,
  });
  // Other sites could post text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');

  addPostRoute(app, {
    url: '/graphql',
    handler: async (request, reply) => {
      const body = v.safeParse(bodySchema, request.body);
      if (!body.success) throw new HttpError(httpProblems.notGraphql);
      const { query, variables, operationName } = body.output;
      const address = clientAddress(request, options.proxyHops);
      const seconds = await limit.consume(address, 0);
      if (seconds !== undefined) {
        throw new HttpError(httpProblems.tooManyQueries(seconds), { retryAfter: seconds });
      }
      const start = performance.now();
      const read = readQuery(schema, known, { query, variables, operationName: operationName ?? undefined });
      await limit.consume(address, Math.ceil(performance.now() - start));
      const answer: ExecutionResult =
        'errors' in read
          ? read
          : await execute({
              schema,
              document: read.document,
              contextValue: {
                content: options.content(request),
                siteUrl: options.siteUrl,
                contactIntake,
                client: { address, origin: request.headers.origin },
              } satisfies RequestContext,
              variableValues: variables,
              operationName,
            });
      void reply.code(answer.data === undefined ? 400 : 200).header('cache-control', 'no-store');
      return { ...answer, errors: answer.errors?.map((error) => shownError(error, request)) };
    },
  });
}
