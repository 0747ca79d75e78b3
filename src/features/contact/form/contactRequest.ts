import { postToContentApi } from '../../../api/postQuery';
import { isRecord } from '../../../api/unknownRecord';
import { withTimeout } from '../../../api/withTimeout';
import { type FieldName, fieldNames } from './contactValues';
import { type FieldProblems, isContactProblem } from './validateContact';

export const contactMutation =
  'mutation ($input: ContactRequestInput!) { submitContactRequest(input: $input) { registered problems { field problem } } }';

/** `ContactRequestInput` of the contract. */
export type ContactRequest = {
  requestKey: string;
  locale: string;
  investorProfile: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string;
  consent: boolean;
  captchaToken: string | null;
  website: string;
  /** Milliseconds. */
  elapsed: number;
};

export type Failure =
  | { reason: 'failed' | 'timeout' | 'network' | 'captcha' }
  /** `retryAfter` in seconds. */
  | { reason: 'tooMany'; retryAfter: number };

export type Outcome =
  | { kind: 'registered' }
  | { kind: 'refused'; problems: FieldProblems }
  | { kind: 'failed'; failure: Failure };

/** Seconds; the server's rate-limit window, for answers that do not say how long to wait. */
const usualWait = 600;

function tooMany(retryAfter?: unknown): Outcome {
  const isKnown = typeof retryAfter === 'number' && Number.isFinite(retryAfter) && retryAfter > 0;
  return { kind: 'failed', failure: { reason: 'tooMany', retryAfter: isKnown ? retryAfter : usualWait } };
}

function failureIn(error: unknown): Outcome {
  const extensions = isRecord(error) && isRecord(error.extensions) ? error.extensions : {};
  if (extensions.code === 'TOO_MANY_REQUESTS') return tooMany(extensions.retryAfter);
  if (extensions.code === 'CAPTCHA_REFUSED') return { kind: 'failed', failure: { reason: 'captcha' } };
  console.error('The contact request was not registered:', extensions.code ?? error);
  return { kind: 'failed', failure: { reason: 'failed' } };
}

function isFieldName(value: unknown): value is FieldName {
  return fieldNames.some((name) => name === value);
}

function problemsIn(list: unknown): FieldProblems {
  const items: unknown[] = Array.isArray(list) ? list : [];
  const found: FieldProblems = {};
  for (const item of items) {
    if (isRecord(item) && isFieldName(item.field) && isContactProblem(item.problem)) {
      found[item.field] ??= item.problem;
    }
  }
  return found;
}

/** Reads the mutation's answer. Only an explicit yes counts as registered. */
export function outcomeOf(answer: unknown): Outcome {
  const { errors, data } = isRecord(answer) ? answer : {};
  if (Array.isArray(errors) && errors.length > 0) return failureIn(errors[0]);
  const result = isRecord(data) && isRecord(data.submitContactRequest) ? data.submitContactRequest : {};
  if (result.registered === true) return { kind: 'registered' };
  const problems = problemsIn(result.problems);
  if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
  return failureIn('an answer that says neither yes nor why not');
}

/** Milliseconds before a request is given up. */
export const contactTimeoutMs = 15_000;

async function readAnswer(response: Response): Promise<Outcome> {
  const contentType = response.headers.get('content-type') ?? '';
  if (/^application\/(?:graphql-response\+)?json\b/i.test(contentType))
    return outcomeOf(await response.json());
  if (response.status === 429) return tooMany();
  return failureIn(`status ${response.status}`);
}

/** Never throws. */
export async function sendContactRequest(input: ContactRequest): Promise<Outcome> {
  const body = JSON.stringify({ query: contactMutation, variables: { input } });
  const send = async (signal: AbortSignal) => readAnswer(await postToContentApi(body, signal));
  try {
    return await withTimeout(null, send, contactTimeoutMs);
  } catch (error) {
    console.error('The contact request was not answered:', error);
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { kind: 'failed', failure: { reason: 'timeout' } };
    // `fetch` rejects with a TypeError when offline; anything else is an unreadable answer.
    const isOffline = error instanceof TypeError || !navigator.onLine;
    return { kind: 'failed', failure: { reason: isOffline ? 'network' : 'failed' } };
  }
}
