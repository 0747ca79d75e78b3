const serverError = 500;

/** HTTP status of an error page: the one that the error carries, 500 by default (behaviour.md §8). */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return serverError;
  const { status } = error;
  const isErrorStatus =
    typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600;
  return isErrorStatus ? status : serverError;
}
