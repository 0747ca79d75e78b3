import type { LocalePlan } from '../gatsby/planSite';
import { readKeptTexts, rendererFolder } from '../gatsby/rendering/gatsbyRenderer';
import { renderContent } from '../gatsby/rendering/renderContent';
import { siteCode } from '../gatsby/rendering/siteCode';
import { SanitisedTexts } from '../gatsby/sanitise/SanitisedTexts';
import { createSanitise } from '../gatsby/sanitise/sanitiseHtml';
import { messageOf } from '../platform/errors';
import type { Environment } from '../platform/environment/readEnvironment';
import { projectRoot } from '../platform/projectRoot';
import { RecentValues } from '../platform/RecentValues';
import type { AskedChanges, ChangesAnswer } from '../publishing/build/renderChanges';
import { locales } from '../src/i18n/locales';

/** Each locale has the last and the one before: a draft is looked at by turns with what is live. */
const plansKept = 2 * locales.length;

/** Parts that a program needs for each site that it renders. It runs the code with which it was started. */
export async function sharedByRevisions({ systemHosts, siteUrl }: Environment) {
  const code = await siteCode(projectRoot, process.env);
  const texts = SanitisedTexts.forThisProcess(await readKeptTexts(rendererFolder(projectRoot, code)));
  const sanitise = texts.remembering(createSanitise(systemHosts));
  return { root: projectRoot, code, siteUrl, sanitise, known: new RecentValues<LocalePlan>(plansKept) };
}

/** Answers publishes, one after the other: one that was killed may have left its question. */
export function answeringChanges(
  { contentApiUrl: url, contentApiToken: token }: Environment,
  shared: Awaited<ReturnType<typeof sharedByRevisions>>,
) {
  let last: Promise<unknown> = Promise.resolve();

  async function answer(
    { revision, live, target }: AskedChanges,
    say: (answer: ChangesAnswer) => void,
  ): Promise<void> {
    try {
      const contentApi = { url, token, revision };
      const warn = (message: string) => say({ kind: 'warning', message });
      say({ kind: 'rendered', ...(await renderContent({ ...shared, contentApi, live, target, warn })) });
    } catch (error) {
      say({ kind: 'unknown', reason: messageOf(error) });
    }
  }

  return (asked: AskedChanges, say: (answer: ChangesAnswer) => void): Promise<void> => {
    const answered = last.then(() => answer(asked, say));
    last = answered;
    return answered;
  };
}
