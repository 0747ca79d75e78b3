/** What is wrong with a request, told to whoever sent it. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly statusCode: 400 | 401 | 404 | 405,
    message: string,
  ) {
    super(message);
  }
}
