import { siteCode } from '../gatsby/rendering/siteCode';
import { SanitisedTexts } from '../gatsby/sanitise/SanitisedTexts';
import { createSanitise } from '../gatsby/sanitise/sanitiseHtml';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { projectRoot } from '../platform/projectRoot';
import type { AskedChanges } from '../publishing/build/renderChanges';
import { answeringChanges } from './answerChanges';

/** A publish starts it where no desk has one that is ready, and asks over the channel between the two. */
async function main(): Promise<void> {
  process.on('disconnect', () => process.exit());
  loadDotEnv();
  const environment = readEnvironment(process.env);
  const texts = SanitisedTexts.forThisProcess();
  const sanitise = texts.remembering(createSanitise(environment.systemHosts));
  const answer = answeringChanges(environment, sanitise, await siteCode(projectRoot, process.env));
  process.on('message', (asked: AskedChanges) => void answer(asked, (said) => process.send?.(said)));
}

void main();
