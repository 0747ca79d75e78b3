import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { servedRelease } from './servedRelease';

/** What the content API of this repository answers at `/health`; another one need not have it. */
const contentApiHealthSchema = v.object({
  status: v.picklist(['ok', 'degraded']),
  /** When the content that it serves was read; ISO 8601. Null while it can read none. */
  contentLoadedAt: v.nullable(v.string()),
  /** Problems of newer content, which it cannot read. */
  contentProblems: v.number(),
});

type ContentApiHealth =
  | v.InferOutput<typeof contentApiHealthSchema>
  /** It answers, but not what it is asked for. */
  | { status: 'unknown'; httpStatus: number }
  | { status: 'unreachable' };

/** Health checks wait for a few seconds at most. */
const answerLimitMs = 1_000;

interface HealthOptions {
  /** Without a trailing slash. */
  contentApiUrl: string;
  contentApiToken: string | undefined;
}

async function askContentApi({ contentApiUrl, contentApiToken }: HealthOptions): Promise<ContentApiHealth> {
  const headers = new Headers();
  if (contentApiToken !== undefined) headers.set('authorization', `Bearer ${contentApiToken}`);
  try {
    const signal = AbortSignal.timeout(answerLimitMs);
    const response = await fetch(`${contentApiUrl}/health`, { headers, signal });
    const answer: unknown = await response.json().catch(() => undefined);
    signal.throwIfAborted();
    const health = v.safeParse(contentApiHealthSchema, answer);
    return response.ok && health.success ? health.output : { status: 'unknown', httpStatus: response.status };
  } catch {
    return { status: 'unreachable' };
  }
}

/**
 * `GET /health`. The site is well without its content API, as pages are built in advance: the status is 200 all the
 * same, and `contentApi` is for alerts. What is wrong with the content is in the content API's log; here is only how
 * much, as everybody may ask.
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  let asking: Promise<ContentApiHealth> | undefined;
  /** However many ask at once, the content API is asked once. */
  const contentApi = () => {
    asking ??= askContentApi(options).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  app.get('/health', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { id, builtAt } = servedRelease(request).about;
    return {
      status: 'ok',
      release: { id, builtAt },
      contentApi: await contentApi(),
      uptimeSeconds: Math.round(process.uptime()),
    };
  });
}
