/** An error whose message goes to the client. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly statusCode: 400 | 401 | 404 | 405 | 409 | 415 | 429 | 503,
    message: string,
  ) {
    super(message);
  }
}
