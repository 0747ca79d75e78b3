import { isDiskFull } from '../platform/errors';
import { StoppedError } from '../platform/runScript';
import type { Failure } from './events';
import { describeHold, type Hold } from './holds';

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

/** A publish was refused because of a hold. */
export class ReleasesHeld extends PublishFailure {
  override name = 'ReleasesHeld';

  constructor(readonly hold: Hold) {
    super('held', describeHold(hold));
  }
}

export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof PublishFailure) return error.failure;
  if (error instanceof StoppedError) return 'ended';
  return isDiskFull(error) ? 'disk-full' : undefined;
}
