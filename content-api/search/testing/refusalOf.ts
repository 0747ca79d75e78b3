import { RequestError } from '../../server/requestError';

/** What a client is told when its request is refused. @throws an Error when it is not refused */
export function refusalOf(request: () => unknown): { statusCode: number; message: string } {
  try {
    request();
  } catch (error) {
    if (error instanceof RequestError) return { statusCode: error.statusCode, message: error.message };
    throw error;
  }
  throw new Error('It was not refused');
}
