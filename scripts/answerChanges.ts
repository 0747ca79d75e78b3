import { renderContent } from '../gatsby/rendering/renderContent';
import type { Sanitise } from '../gatsby/sanitise/sanitiseHtml';
import { messageOf } from '../platform/errors';
import type { Environment } from '../platform/environment/readEnvironment';
import { projectRoot } from '../platform/projectRoot';
import type { AskedChanges, ChangesAnswer } from '../publishing/build/renderChanges';

/**
 * Answers publishes, one after the other: one that was killed may have left its question.
 *
 * @param code see `siteCode`
 */
export function answeringChanges(environment: Environment, sanitise: Sanitise, code: string) {
  const { contentApiUrl: url, contentApiToken: token, siteUrl } = environment;
  let last: Promise<unknown> = Promise.resolve();

  async function answer(
    { revision, live, target }: AskedChanges,
    say: (answer: ChangesAnswer) => void,
  ): Promise<void> {
    try {
      const contentApi = { url, token, revision };
      const warn = (message: string) => say({ kind: 'warning', message });
      const options = { root: projectRoot, code, contentApi, siteUrl, sanitise, live, target, warn };
      say({ kind: 'rendered', ...(await renderContent(options)) });
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
