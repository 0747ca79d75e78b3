import * as v from 'valibot';
import { fetchWhole } from '../platform/http/retryDropped';
import type { AddGauge } from '../platform/metrics';

/** Our content API answers this at `/health`; another one need not have it. */
const contentApiHealthSchema = v.object({
  status: v.picklist(['ok', 'degraded']),
  /** When the content that it serves was read; ISO 8601. Null while it can read none. */
  contentLoadedAt: v.nullable(v.string()),
  /** Problems of newer content, which it cannot read. */
  contentProblems: v.number(),
});

export type ContentApiHealth =
  | v.InferOutput<typeof contentApiHealthSchema>
  /** It answers, but not what it is asked for. */
  | { status: 'unknown'; httpStatus: number }
  | { status: 'unreachable' };

/** Health checks wait for a few seconds at most. */
const answerLimitMs = 1_000;

export interface ContentApiAddress {
  /** Without a trailing slash. */
  contentApiUrl: string;
  contentApiToken?: string | undefined;
}

async function ask({ contentApiUrl, contentApiToken }: ContentApiAddress): Promise<ContentApiHealth> {
  const headers = new Headers();
  if (contentApiToken !== undefined) headers.set('authorization', `Bearer ${contentApiToken}`);
  try {
    const response = await fetchWhole(`${contentApiUrl}/health`, { headers, timeLimitMs: answerLimitMs });
    const answer: unknown = await response.json().catch(() => undefined);
    const health = v.safeParse(contentApiHealthSchema, answer);
    return response.ok && health.success ? health.output : { status: 'unknown', httpStatus: response.status };
  } catch {
    return { status: 'unreachable' };
  }
}

/** Asks how the content API is. However many ask at once, it is asked once. */
export function contentApiHealth(address: ContentApiAddress): () => Promise<ContentApiHealth> {
  let asking: Promise<ContentApiHealth> | undefined;
  return () => {
    asking ??= ask(address).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

export function addContentApiMetric(addGauge: AddGauge, health: () => Promise<ContentApiHealth>): void {
  const help = 'Whether the content API answers this server: 1 or 0.';
  addGauge('meridane_content_api_up', help, async () => ((await health()).status === 'unreachable' ? 0 : 1));
}
