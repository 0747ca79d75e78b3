import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Kind, OperationTypeNode, parse } from 'graphql';
import * as v from 'valibot';
import { closedPage } from './previewBar';
import type { PreviewLinks } from './PreviewLinks';

declare module 'fastify' {
  interface FastifyRequest {
    /** Until when this visitor may see the preview. */
    previewUntil?: Date;
  }

  interface FastifyContextConfig {
    /** Its key is in the address, and not yet in a cookie. */
    isEntrance?: boolean;
  }
}

const refusalHeaders = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' };

const graphqlSchema = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
});

/**
 * The body of a request that asks, and does nothing else; undefined where that is not certain. It is written anew, so that the
 * content API cannot read anything but what was looked at: no second `query`, no stored document, no other encoding.
 */
function readOnlyBody({ body, query }: FastifyRequest): Buffer | undefined {
  // Some servers prefer what is in the address to the body.
  if (Object.keys(v.parse(v.record(v.string(), v.unknown()), query)).length > 0) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(v.parse(v.instance(Buffer), body));
    const asked = v.parse(graphqlSchema, JSON.parse(text));
    const isReading = parse(asked.query).definitions.every(
      (part) =>
        part.kind === Kind.FRAGMENT_DEFINITION ||
        (part.kind === Kind.OPERATION_DEFINITION && part.operation === OperationTypeNode.QUERY),
    );
    return isReading ? Buffer.from(JSON.stringify(asked)) : undefined;
  } catch {
    return undefined;
  }
}

function keyInAddress({ query }: FastifyRequest): string | undefined {
  const asked = v.safeParse(v.object({ key: v.string() }), query);
  return asked.success ? asked.output.key : undefined;
}

interface PreviewGuardOptions {
  links: PreviewLinks;
  /** Name of the cookie that has the key. */
  keyCookie: string;
  now: () => Date;
}

/** Plugin: answers only requests with a key, whatever their address looks like, and lets a preview send nothing. */
export const addPreviewGuard = fastifyPlugin<PreviewGuardOptions>(async (app, { links, keyCookie, now }) => {
  app.decorateRequest('previewUntil');
  app.addHook('onRequest', async (request, reply) => {
    const key = request.routeOptions.config.isEntrance ? keyInAddress(request) : request.cookies[keyCookie];
    const until = key === undefined ? undefined : await links.expiryOf(key, now());
    if (!until) {
      await reply.code(403).headers(refusalHeaders).type('text/html; charset=utf-8').send(closedPage);
      return;
    }
    request.previewUntil = until;
  });
  app.addHook('preHandler', async (request, reply) => {
    // A search of the content only reads, and so do the methods that have no body.
    const { url } = request.routeOptions;
    if (url === '/_content/*' || request.method === 'GET' || request.method === 'HEAD') return;
    const body = url === '/graphql' ? readOnlyBody(request) : undefined;
    if (!body) {
      await reply.code(403).send({ errors: [{ message: 'Nothing is sent from a preview.' }] });
      return;
    }
    request.body = body;
    request.headers['content-type'] = 'application/json';
    delete request.headers['content-encoding'];
  });
});
