import { HttpError } from '../../../platform/http/httpErrors';

/** The message that a client gets for a refused request. @throws if the request is not refused */
export function refusalOf(request: () => unknown): { statusCode: number; message: string } {
  try {
    request();
  } catch (error) {
    if (error instanceof HttpError) return { statusCode: error.statusCode, message: error.message };
    throw error;
  }
  throw new Error('It was not refused');
}
