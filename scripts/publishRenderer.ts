import path from 'node:path';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { projectRoot } from '../platform/projectRoot';
import type { AskedChanges } from '../publishing/build/renderChanges';
import { answeringChanges, sharedByRevisions } from './answerChanges';

/** A publish starts it where no desk has one that is ready, and asks over the channel between the two. */
async function main(): Promise<void> {
  process.on('disconnect', () => process.exit());
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const pictures = path.join(projectRoot, '.data', 'changes', 'pictures');
  const answer = answeringChanges(environment, await sharedByRevisions(environment, pictures));
  process.on('message', (asked: AskedChanges) => void answer(asked, (said) => process.send?.(said)));
}

void main();
