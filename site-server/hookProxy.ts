import type { FastifyInstance } from 'fastify';
import { request as requestUpstream } from 'undici';
import { clientAddress } from '../platform/http/clientAddress';
import { formatPath, parseRequestPath } from '../platform/http/parseRequestPath';
import { hookAddresses } from '../publishing/hookPath';

export interface HookProxyOptions {
  /** Of the desk, without a trailing slash. */
  publisherUrl: string;
  /** Trusted proxies in front of this server (X-Forwarded-For). */
  trustedProxyHops: number;
}

const timeLimitMs = 25_000;

const requestHeaders = ['content-type', 'x-publish-timestamp', 'x-publish-signature'] as const;
const answerHeaders = ['content-type', 'location', 'retry-after'] as const;

function pick(names: readonly string[], headers: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/** Passes the publish hook on to the desk, which runs all publishes; the signature is checked there. */
export async function addHookProxy(
  app: FastifyInstance,
  { publisherUrl, trustedProxyHops }: HookProxyOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const { url, methods } of hookAddresses) {
    app.route({
      url,
      method: methods,
      handler: async (request, reply) => {
        void reply.headers({ 'cache-control': 'no-store, no-transform', 'x-robots-tag': 'noindex' });
        const { headers, socket } = request;
        // Rebuilt from its decoded parts, so that encoded dot segments cannot lead to other addresses of the desk.
        const requestPath = parseRequestPath(request.url);
        if (!requestPath) {
          return reply
            .code(400)
            .send({ statusCode: 400, error: 'Bad Request', message: 'Malformed address.' });
        }
        try {
          const answer = await requestUpstream(publisherUrl + formatPath(requestPath.segments), {
            method: request.method === 'POST' ? 'POST' : 'GET',
            headers: {
              ...pick(requestHeaders, headers),
              'x-forwarded-for': clientAddress(
                socket.remoteAddress,
                headers['x-forwarded-for'],
                trustedProxyHops,
              ),
            },
            body: Buffer.isBuffer(request.body) ? request.body : null,
            signal: AbortSignal.timeout(timeLimitMs),
          });
          void reply.code(answer.statusCode).headers(pick(answerHeaders, answer.headers));
          return await reply.send(Buffer.from(await answer.body.arrayBuffer()));
        } catch (error) {
          request.log.error({ err: error }, 'the desk cannot be reached: it takes the requests to publish');
          return reply.code(503).header('retry-after', 60).send({
            statusCode: 503,
            error: 'Service Unavailable',
            message: 'The publisher is not running. Start the desk, then sign and send the request again.',
          });
        }
      },
    });
  }
}
