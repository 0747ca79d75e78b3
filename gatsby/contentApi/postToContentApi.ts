import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { revisionFile, revisionHeader } from '../../contract/contentRevision';
import { fetchWhole } from '../../platform/http/retryDropped';
import { readEnvironment } from '../../platform/environment/readEnvironment';
import { ContentApiError } from './contentApiError';

/** Milliseconds that the content API may take to answer one request of the build. */
export const contentApiTimeLimit = 30_000;

const answerSchema = v.pipe(
  v.object({
    data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
    errors: v.optional(v.array(v.object({ message: v.string() }))),
  }),
  v.check(({ data, errors }) => data !== undefined || errors !== undefined),
);

export type ContentApi = {
  url: string;
  token: string | undefined;
  /** Revision of the content; undefined for the latest. */
  revision?: string | undefined;
  timeLimit?: number;
};

/** The content API of this build. */
export function readContentApi(): ContentApi {
  const { contentApiUrl, contentApiToken } = readEnvironment(process.env);
  const file = revisionFile(process.cwd());
  return {
    url: contentApiUrl,
    token: contentApiToken,
    revision: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
  };
}

/** Sent with each request to the content API. */
export function contentApiHeaders({ token, revision }: ContentApi): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(revision && { [revisionHeader]: revision }),
  };
}

const failureSchema = v.object({
  name: v.string(),
  message: v.string(),
  cause: v.optional(v.unknown()),
  errors: v.optional(v.array(v.unknown())),
});

/** Finds the cause of the failure: `fetch` wraps it, and a host of several addresses fails once for each. */
function innermostFailure(error: unknown): { name: string; message: string } {
  const failure = v.safeParse(failureSchema, error);
  if (!failure.success) return { name: 'Error', message: String(error) };
  const { name, message, cause, errors } = failure.output;
  const inner = cause ?? errors?.[0];
  return inner === undefined ? { name, message } : innermostFailure(inner);
}

function describeFailure(error: unknown, timeLimit: number): string {
  const { name, message } = innermostFailure(error);
  if (name === 'TimeoutError') return `no answer within ${timeLimit / 1000} s`;
  return `cannot be reached (${message}). Is it running? Set CONTENT_API_URL to where it is`;
}

async function readAnswer(response: Response, address: string): Promise<unknown> {
  const text = await response.text();
  if (response.status === 401 || response.status === 403) {
    throw new ContentApiError(address, `refused the request (${response.status}). Check CONTENT_API_TOKEN`);
  }
  try {
    return JSON.parse(text);
  } catch {
    const type = response.headers.get('content-type') ?? 'no content type';
    throw new ContentApiError(address, `answered ${response.status} with ${type} instead of JSON`);
  }
}

/**
 * Posts one GraphQL query outside of Gatsby's data layer and returns its `data`.
 * @throws ContentApiError when there is no answer, or an answer other than GraphQL data
 */
export async function postToContentApi(
  contentApi: ContentApi,
  query: string,
  variables?: object,
): Promise<Record<string, unknown>> {
  const { url, timeLimit = contentApiTimeLimit } = contentApi;
  const address = `${url}/graphql`;
  let response: Response;
  let body: unknown;
  try {
    response = await fetchWhole(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...contentApiHeaders(contentApi) },
      body: JSON.stringify({ query, variables }),
      timeLimitMs: timeLimit,
    });
    body = await readAnswer(response, address);
  } catch (error) {
    if (error instanceof ContentApiError) throw error;
    throw new ContentApiError(address, describeFailure(error, timeLimit));
  }
  const answer = v.safeParse(answerSchema, body);
  if (!answer.success) throw new ContentApiError(address, 'answered JSON that is not a GraphQL answer');
  const { data, errors } = answer.output;
  if (errors?.length) throw new ContentApiError(address, `answered the error "${errors[0]?.message}"`);
  if (!data) throw new ContentApiError(address, 'answered no data');
  return data;
}
