import path from 'node:path';
import { readKeptTexts, rendererFolder } from '../gatsby/rendering/gatsbyRenderer';
import { renderContent } from '../gatsby/rendering/renderContent';
import { RevisionPlans } from '../gatsby/rendering/RevisionPlans';
import { siteCode } from '../gatsby/rendering/siteCode';
import { siteDigests } from '../gatsby/rendering/siteDigests';
import { SanitisedTexts } from '../gatsby/sanitise/SanitisedTexts';
import { createSanitise } from '../gatsby/sanitise/sanitiseHtml';
import { messageOf } from '../platform/errors';
import { type Environment, readEnvironment } from '../platform/environment/readEnvironment';
import { dayInParis } from '../contract/parisTime';
import { projectRoot } from '../platform/projectRoot';
import type { AskedChanges, ChangesAnswer } from '../publishing/build/renderChanges';
import { ContentRevisions } from '../publishing/contentRevisions';

/**
 * Parts that a program needs for each site that it renders. It runs the code with which it was started.
 * @param pictures folder that pictures are cut to
 */
export async function sharedByRevisions({ systemHosts, siteUrl }: Environment, pictures: string) {
  const code = await siteCode(projectRoot, process.env);
  const texts = SanitisedTexts.forThisProcess(await readKeptTexts(rendererFolder(projectRoot, code)));
  const sanitise = texts.remembering(createSanitise(systemHosts));
  const plans = new RevisionPlans({ siteUrl, sanitise, pictures });
  return { root: projectRoot, code, siteUrl, pictures, plans };
}

type Shared = Awaited<ReturnType<typeof sharedByRevisions>>;

/** Answers publishes, one after the other: one that was killed may have left its question. */
export function answeringChanges(
  { contentApiUrl: url, contentApiToken: token }: Environment,
  shared: Shared,
) {
  let last: Promise<unknown> = Promise.resolve();

  const isOther = async (env: Record<string, string>) =>
    readEnvironment(env).contentApiUrl !== url || (await siteCode(projectRoot, env)) !== shared.code;

  async function answer(
    { revision, live, target, env }: AskedChanges,
    say: (answer: ChangesAnswer) => void,
  ): Promise<void> {
    try {
      if (env && (await isOther(env))) {
        say({ kind: 'other' });
        return;
      }
      const contentApi = { url, token, revision };
      const onText = (file: string) => say({ kind: 'written', file });
      const { warnings, ...made } = await renderContent({ ...shared, contentApi, live, target, onText });
      warnings.forEach((message) => say({ kind: 'warning', message }));
      say({ kind: 'rendered', ...made });
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

/**
 * Plans the site of what is asked for next: it is planned by then, or nearly.
 * @param asked its revision; by default the latest
 */
export async function foresee(
  { contentApiUrl: url, contentApiToken: token, releasesFolder }: Environment,
  shared: Shared,
  asked: string | undefined,
): Promise<void> {
  const revision = asked ?? (await new ContentRevisions({ url, token }).latest())?.id;
  if (revision === undefined) return;
  const live = path.resolve(projectRoot, releasesFolder, 'current');
  const plan = await shared.plans.get({
    contentApi: { url, token, revision },
    live,
    today: dayInParis(new Date()),
  });
  siteDigests(shared.code, plan);
}
