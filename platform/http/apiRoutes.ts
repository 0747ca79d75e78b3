import fastifyPlugin from 'fastify-plugin';

const read = ['GET', 'HEAD'];

/** Addresses that stay, for spreadsheets, programs and pages of any origin. What they answer is public. */
const openData = ['/e/navs/*', '/e/shares/*', '/e/range.csv', '/e/changes.json', '/e/schemas/*'].map(
  (url) => ({
    url,
    methods: [...read, 'OPTIONS'],
    isOpen: true,
  }),
);

type ApiRoute = { url: string; methods: string[]; isOpen?: boolean };

/** Browsers may ask the content API for these paths. The first that matches counts. */
export const apiRoutes: readonly ApiRoute[] = [
  { url: '/graphql', methods: ['POST'] },
  { url: '/_content/*', methods: ['POST'] },
  ...openData,
  { url: '/e/*', methods: read },
  { url: '/media/*', methods: read },
];

/** `/media/*` matches everything below `/media/`, any other route its own path. */
export function matchesRoute(route: string, path: string): boolean {
  return route.endsWith('/*') ? path.startsWith(route.slice(0, -1)) : path === route;
}

/** Chromium's maximum. */
export const preflightSeconds = 7_200;

/** Pages of other origins may read these headers of an answer, too: what ends when, which schema there is, and the name of a file. */
const readableHeaders = 'content-disposition, deprecation, etag, link, sunset';

/** Plugin: CORS for all origins on the routes that are added beside it, errors included. No cookie and no token goes with a request. */
export const allowAnyOrigin = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': readableHeaders,
    });
    if (request.method !== 'OPTIONS') return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': read.join(', '),
        'access-control-max-age': preflightSeconds,
      })
      .send();
  });
});
