import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import { testRelease } from './testing/liveRelease';
import { freePort } from '../platform/freePort';
import { useSites } from './testing/useSites';

const sites = useSites();

let releasesFolder: string;
let contentApi: http.Server | undefined;

beforeAll(async () => {
  releasesFolder = await sites.release();
});

afterEach(() => {
  contentApi?.closeAllConnections();
  contentApi?.close();
});

/** The answers of the site server's `/health` to so many who ask at once, with such a content API. */
async function healthWith(answer: RequestListener | undefined, times = 1) {
  const port = await freePort();
  let arrived = 0;
  let release = () => {};
  const allArrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answerAll: RequestListener = (...exchange) => void allArrived.then(() => answer?.(...exchange));
  contentApi = answer && http.createServer(answerAll).listen(port, '127.0.0.1');
  if (contentApi) await once(contentApi, 'listening');
  const contentApiUrl = `http://127.0.0.1:${port}/base`;
  const app = await sites.serve(releasesFolder, { contentApiUrl, contentApiToken: 'a-token-of-the-test' });
  app.addHook('preHandler', async () => {
    arrived += 1;
    // The handler of the last one comes first.
    if (arrived === times) setImmediate(release);
  });
  const answers = await Promise.all(Array.from({ length: times }, () => app.inject('/health')));
  return answers;
}

const degraded = { status: 'degraded', contentLoadedAt: '2026-11-21T08:00:00.000Z', contentProblems: 2 };

it('tells the live release, and what the content API says of itself and of its content', async () => {
  const asked: unknown[] = [];
  const answers = await healthWith((request, response) => {
    asked.push([request.url, request.headers.authorization]);
    response.end(JSON.stringify({ ...degraded, file: '/srv/content/secret.yaml' }));
  }, 3);
  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toEqual({
      status: 'ok',
      release: testRelease,
      contentApi: degraded,
      uptimeSeconds: expect.any(Number),
    });
  }
  expect(asked).toEqual([['/base/health', 'Bearer a-token-of-the-test']]);
});

it.each<[string, RequestListener | undefined, object]>([
  ['that is not there', undefined, { status: 'unreachable' }],
  ['that does not answer', () => undefined, { status: 'unreachable' }],
  [
    'that stops in the middle',
    (_, response) => response.writeHead(200).write('{"status":'),
    { status: 'unreachable' },
  ],
  [
    'without such an address',
    (_, response) => response.writeHead(404).end('Not found'),
    { status: 'unknown', httpStatus: 404 },
  ],
  [
    'that fails',
    (_, response) => response.writeHead(500).end(JSON.stringify(degraded)),
    { status: 'unknown', httpStatus: 500 },
  ],
  [
    'with another health',
    (_, response) => response.end('{"status":"UP"}'),
    { status: 'unknown', httpStatus: 200 },
  ],
])('is well with a content API %s', async (_, answer, expected) => {
  const [health] = await healthWith(answer);
  expect(health?.statusCode).toBe(200);
  expect(health?.json()).toMatchObject({ status: 'ok', contentApi: expected });
});
