import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import * as v from 'valibot';
import { clientAddress } from '../../platform/http/clientAddress';
import type { MakeContactDesk } from '../contact/ContactDesk';
import { readContactFieldRules } from '../contact/contactFields';
import { contentSchema } from '../graphql/contentSchema';
import type { RequestContext } from '../graphql/parents';
import type { Content } from '../parsing/content';
import { carriesToken } from './bearerToken';
import { complexityRule, depthRule, type GraphqlRequest, mutationRule } from './queryLimits';
import { RequestError } from './requestError';
import { allowSitePages } from './siteOrigin';

/** Of one query's text: the site's longest has about 400. Checking a query takes time that grows faster than it. */
const maximumTokens = 2_000;

/** The answer to a query that keeps the contract and the limits; else errors and no `data`. */
async function answerQuery(
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

interface GraphqlRouteOptions {
  content: () => Content;
  /** Origin of the site; undefined lets pages of no other origin read the answers. */
  siteUrl: string | undefined;
  /** Bearer token that requests must carry; undefined lets everyone in. */
  token: string | undefined;
  /** Undefined takes no contact requests. */
  contactDesk: MakeContactDesk | undefined;
  /** Servers in front of this one, whose word on the client's address is believed. */
  proxyHops: number;
}

/** The site's longest query has 4 KB; the longest message of a contact request 12, where each sign takes three bytes. */
const bodyLimit = 16 * 1024;

/** https://graphql.github.io/graphql-over-http/draft/#sec-Request-Parameters */
const bodySchema = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
  operationName: v.nullish(v.string()),
});

/** What clients may know of an error: its message where it was written for them. */
function shownError(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  const { originalError } = error;
  if (!originalError || originalError instanceof GraphQLError) return error.toJSON();
  request.log.error({ err: originalError, path: error.path }, 'a resolver failed');
  return { message: 'Internal error', path: error.path };
}

/** Whatever goes wrong, clients read it in GraphQL's form. */
async function sendRequestError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const message = status < 500 ? error.message : 'Internal error';
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message }] });
}

/** `POST /graphql`, and nothing else: queries in addresses would end up in logs and caches. */
export async function addGraphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): Promise<void> {
  const schema = contentSchema();
  const contactDesk = options.contactDesk?.(readContactFieldRules(schema), app.log);
  app.setErrorHandler(sendRequestError);
  allowSitePages(app, options.siteUrl);
  // A page of another site may send text without asking first, but not JSON.
  app.removeContentTypeParser('text/plain');

  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    exposeHeadRoute: false,
    onRequest: async (_request, reply) => {
      void reply.header('allow', 'POST');
      throw new RequestError(405, 'Queries are sent with POST');
    },
    handler: async () => undefined,
  });

  app.post('/graphql', {
    bodyLimit,
    onRequest: async (request, reply) => {
      if (options.token === undefined || carriesToken(request.headers.authorization, options.token)) return;
      void reply.header('www-authenticate', 'Bearer');
      throw new RequestError(401, 'A valid bearer token is required');
    },
    handler: async (request, reply) => {
      const body = v.safeParse(bodySchema, request.body);
      if (!body.success) throw new RequestError(400, 'Expected JSON with a GraphQL query');
      const { query, variables, operationName } = body.output;
      const { headers, socket } = request;
      const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], options.proxyHops);
      const context = {
        content: options.content(),
        contactDesk,
        client: { address, origin: headers.origin },
      };
      const answer = await answerQuery(
        schema,
        { query, variables, operationName: operationName ?? undefined },
        context,
      );
      void reply.code(answer.data === undefined ? 400 : 200).header('cache-control', 'no-store');
      return { ...answer, errors: answer.errors?.map((error) => shownError(error, request)) };
    },
  });
}
