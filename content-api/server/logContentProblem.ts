import type { FastifyBaseLogger } from 'fastify';
import { ContentError } from '../parsing/contentError';

/** Tells of an edit that cannot be published, one line a problem; what was read before stays. */
export function logContentProblem(log: FastifyBaseLogger, error: unknown): void {
  const text = 'content not read: what was read before stays';
  if (!(error instanceof ContentError)) {
    log.error({ err: error }, text);
    return;
  }
  for (const { file, line, expected } of error.problems) log.error({ file, line, expected }, text);
}
