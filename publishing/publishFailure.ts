import { isDiskFull } from '../platform/errors';
import { StoppedError } from '../platform/runScript';
import type { Failure } from './publishEvents';

/** An error whose reason readers have words of their own for. */
export class PublishFailure extends Error {
  override name = 'PublishFailure';

  constructor(
    readonly failure: Failure,
    message: string,
  ) {
    super(message);
  }
}

export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof PublishFailure) return error.failure;
  if (error instanceof StoppedError) return 'ended';
  return isDiskFull(error) ? 'disk-full' : undefined;
}
