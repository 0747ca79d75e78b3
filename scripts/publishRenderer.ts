import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import type { AskedChanges } from '../publishing/build/renderChanges';
import { answeringChanges, sharedByRevisions } from './answerChanges';

/** A publish starts it where no desk has one that is ready, and asks over the channel between the two. */
async function main(): Promise<void> {
  process.on('disconnect', () => process.exit());
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const answer = answeringChanges(environment, await sharedByRevisions(environment));
  process.on('message', (asked: AskedChanges) => void answer(asked, (said) => process.send?.(said)));
}

void main();
