import { renderContent } from '../gatsby/rendering/renderContent';
import { siteCode } from '../gatsby/rendering/siteCode';
import type { LocalePlan } from '../gatsby/planSite';
import type { Sanitise } from '../gatsby/sanitise/sanitiseHtml';
import { messageOf } from '../platform/errors';
import type { Environment } from '../platform/environment/readEnvironment';
import { RecentValues } from '../platform/RecentValues';
import { projectRoot } from '../platform/projectRoot';
import { locales } from '../src/i18n/locales';
import type { AskedChanges, ChangesAnswer } from '../publishing/build/renderChanges';

/** Of each locale, the last and the one before, as when a draft is looked at by turns with what is live. */
const plansKept = 2 * locales.length;

/** Answers publishes, one after the other: one that was killed may have left its question. */
export function answeringChanges(environment: Environment, sanitise: Sanitise) {
  const { contentApiUrl: url, contentApiToken: token, siteUrl } = environment;
  // Once: this program runs the code with which it was started.
  const code = siteCode(projectRoot, process.env);
  const known = new RecentValues<LocalePlan>(plansKept);
  let last: Promise<unknown> = Promise.resolve();

  async function answer(
    { revision, live, target }: AskedChanges,
    say: (answer: ChangesAnswer) => void,
  ): Promise<void> {
    try {
      const contentApi = { url, token, revision };
      const warn = (message: string) => say({ kind: 'warning', message });
      const options = { root: projectRoot, contentApi, siteUrl, sanitise, live, target, warn, known };
      say({ kind: 'rendered', ...(await renderContent({ ...options, code: await code })) });
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
