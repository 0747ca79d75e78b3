type FakeAnswer = { status?: number; contentType?: string };

/** A request that the test answers when it likes. */
export type FakeRequest = {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  isAborted: () => boolean;
  /** Sent as JSON unless it is a string. */
  answer: (body: unknown, answer?: FakeAnswer) => void;
  fail: (error: Error) => void;
};

/** The parts of `Response` that our code reads; the test environment has none. */
function responseOf(body: unknown, { status = 200, contentType = 'application/json' }: FakeAnswer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = {
    status,
    headers: { get: () => contentType },
    json: async () => JSON.parse(text) as unknown,
  };
  return response as unknown as Response;
}

/** Replaces `fetch` and records the requests; aborts as browsers do. */
export function fakeFetch(): FakeRequest[] {
  const requests: FakeRequest[] = [];
  globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal, body, headers } = init;
      const abort = () => reject(new DOMException('The request was aborted', 'AbortError'));
      signal?.addEventListener('abort', abort);
      requests.push({
        url: input as string,
        headers: headers as Record<string, string>,
        body: JSON.parse(body as string),
        isAborted: () => signal?.aborted === true,
        answer: (answered, answer = {}) => resolve(responseOf(answered, answer)),
        fail: reject,
      });
    });
  return requests;
}
