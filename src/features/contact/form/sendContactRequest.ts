import { postToContentApi } from '../../liveData/postQuery';
import {
  contactMutation,
  type ContactRequest,
  failureIn,
  type Outcome,
  outcomeOf,
  tooMany,
} from './contactMutation';

/** In milliseconds. A slow API is waited for, but not for ever. */
export const patienceMs = 15_000;

async function readAnswer(response: Response): Promise<Outcome> {
  const contentType = response.headers.get('content-type') ?? '';
  if (/^application\/(?:graphql-response\+)?json\b/i.test(contentType))
    return outcomeOf(await response.json());
  if (response.status === 429) return tooMany();
  return failureIn(`status ${response.status}`);
}

/** Sends a request and says what has become of it; never throws. */
export async function sendContactRequest(input: ContactRequest): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  try {
    const body = JSON.stringify({ query: contactMutation, variables: { input } });
    return await readAnswer(await postToContentApi(body, controller.signal));
  } catch (error) {
    console.error('The contact request was not answered:', error);
    if (controller.signal.aborted) return { kind: 'failed', failure: { reason: 'timeout' } };
    // What `fetch` rejects with where there is no connection; anything else is an answer that cannot be read.
    const isOffline = error instanceof TypeError || !navigator.onLine;
    return { kind: 'failed', failure: { reason: isOffline ? 'network' : 'failed' } };
  } finally {
    clearTimeout(timer);
  }
}
