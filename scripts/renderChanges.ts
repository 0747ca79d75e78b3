import { renderContent } from '../gatsby/rendering/renderContent';
import { siteCode } from '../gatsby/rendering/siteCode';
import { SanitisedTexts } from '../gatsby/sanitise/SanitisedTexts';
import { createSanitise } from '../gatsby/sanitise/sanitiseHtml';
import { messageOf } from '../platform/errors';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { projectRoot } from '../platform/projectRoot';
import type { AskedChanges, ChangesAnswer } from '../publishing/build/renderChanges';

/** A publish starts it, and asks over the channel between the two. */
async function main(): Promise<void> {
  loadDotEnv();
  const { contentApiUrl: url, contentApiToken: token, siteUrl, systemHosts } = readEnvironment(process.env);
  const texts = await SanitisedTexts.kept(
    { get: async () => undefined, set: async () => undefined },
    undefined,
  );
  const sanitise = texts.remembering(createSanitise(systemHosts));
  const say = (answer: ChangesAnswer) => process.send?.(answer);
  const answer = async ({ revision, live, target }: AskedChanges): Promise<ChangesAnswer> => {
    try {
      const code = await siteCode(projectRoot, process.env);
      const contentApi = { url, token, revision };
      const warn = (message: string) => say({ kind: 'warning', message });
      const options = { root: projectRoot, code, contentApi, siteUrl, sanitise, live, target, warn };
      return { kind: 'rendered', ...(await renderContent(options)) };
    } catch (error) {
      return { kind: 'unknown', reason: messageOf(error) };
    }
  };
  process.on('message', (asked: AskedChanges) => void answer(asked).then(say));
  process.on('disconnect', () => process.exit());
}

void main();
