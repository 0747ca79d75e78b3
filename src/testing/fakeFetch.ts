type FakeAnswer = { status?: number; contentType?: string };

/** A request that waits for the test to answer it. */
export type FakeRequest = {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  isAborted: () => boolean;
  /** JSON, unless the body is a text. */
  answer: (body: unknown, answer?: FakeAnswer) => void;
  fail: (error: Error) => void;
};

/** As much of a `Response` as is read of one; the test environment has none. */
function responseOf(body: unknown, { status = 200, contentType = 'application/json' }: FakeAnswer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = {
    status,
    headers: { get: () => contentType },
    json: async () => JSON.parse(text) as unknown,
  };
  return response as unknown as Response;
}

/** Takes the place of the browser's `fetch`, and lists what is asked; aborts as a browser does. */
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
