import { readCookie, removeCookie } from '../cookies/browserCookies';
import { isRecord } from './unknownRecord';

/** Base URL of requests from the browser, without a trailing slash; '' for the site's own origin. Inlined and checked by the build. */
export const apiBaseUrl: string = process.env.GATSBY_API_BASE_URL?.trim() ?? '';

export type Query = { query: string; variables: object };

/** A `b64token` (RFC 6750 §2.1). Anything else in the cookie is no token and may be invalid in a header. */
function readToken(): string | null {
  const token = readCookie('authentication');
  return token !== undefined && /^[\w.~+/-]+=*$/.test(token) ? token : null;
}

function send(body: string, token: string | null, signal: AbortSignal): Promise<Response> {
  return fetch(`${apiBaseUrl}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body,
    signal,
  });
}

/**
 * Posts a GraphQL request. A token that the content API refuses is deleted, and the request sent again without it:
 * the catalogue is public.
 */
export async function postToContentApi(body: string, signal: AbortSignal): Promise<Response> {
  const token = readToken();
  const response = await send(body, token, signal);
  if (token === null || response.status !== 401) return response;
  removeCookie('authentication');
  return send(body, null, signal);
}

function messageOf(error: unknown): string {
  return isRecord(error) && typeof error.message === 'string' ? error.message : 'an error without a message';
}

/**
 * The answer's `data`, not parsed yet.
 * @throws Error that says what is wrong with the answer
 */
export async function postQuery(query: Query, signal: AbortSignal): Promise<unknown> {
  const response = await postToContentApi(JSON.stringify(query), signal);
  const contentType = response.headers.get('content-type') ?? '';
  if (response.status !== 200) throw new Error(`The content API answered ${response.status}`);
  if (!/^application\/(?:graphql-response\+)?json\b/i.test(contentType)) {
    throw new Error(`The content API answered ${contentType || 'without a content type'} in place of JSON`);
  }
  const answer: unknown = await response.json();
  if (!isRecord(answer)) throw new Error('The content API answered JSON that is no object');
  const { errors, data } = answer;
  if (Array.isArray(errors) && errors.length > 0) {
    throw new Error(`The content API answered with errors: ${errors.map(messageOf).join('; ')}`);
  }
  return data;
}
