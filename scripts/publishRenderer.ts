import { SanitisedTexts } from '../gatsby/sanitise/SanitisedTexts';
import { createSanitise } from '../gatsby/sanitise/sanitiseHtml';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import type { AskedChanges } from '../publishing/build/renderChanges';
import { answeringChanges } from './answerChanges';

/** A publish starts it where no desk has one that is ready, and asks over the channel between the two. */
function main(): void {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const texts = SanitisedTexts.forThisProcess();
  const answer = answeringChanges(environment, texts.remembering(createSanitise(environment.systemHosts)));
  process.on('message', (asked: AskedChanges) => void answer(asked, (said) => process.send?.(said)));
  process.on('disconnect', () => process.exit());
}

main();
