import { RevisionSite } from '../gatsby/pageView/RevisionSite';
import { SanitisedTexts } from '../gatsby/sanitise/SanitisedTexts';
import { createSanitise } from '../gatsby/sanitise/sanitiseHtml';
import { messageOf } from '../platform/errors';
import { dayInParis } from '../platform/parisTime';
import { RecentValues } from '../platform/RecentValues';
import { readEnvironment } from '../platform/environment/readEnvironment';
import type { Answer, Asked } from '../desk/server/view/PageRenderer';

/** Drafts that several people look at by turns. */
const maxSites = 3;

/** The day of now, or of the moment of its schedule that a revision ends with. */
function dayOf(revision: string): string {
  const moment = revision.replace(/^.*@(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return dayInParis(new Date(Math.max(Date.now(), Date.parse(moment) || 0)));
}

/** The desk starts it, compiled, and asks for pages of its drafts over the channel between the two. It ends with the desk. */
async function main(): Promise<void> {
  const { contentApiUrl: url, contentApiToken: token, siteUrl, systemHosts } = readEnvironment(process.env);
  // Most texts are those of the revision before, and sanitising them takes longest.
  const texts = await SanitisedTexts.kept(
    { get: async () => undefined, set: async () => undefined },
    undefined,
  );
  const sanitise = texts.remembering(createSanitise(systemHosts));
  const sites = new RecentValues<Promise<RevisionSite>>(maxSites);

  const siteOf = (revision: string): Promise<RevisionSite> => {
    const settings = { sanitise, siteUrl, today: dayOf(revision), assets: __dirname };
    const contentApi = { url, token, revision };
    return sites.get(revision, () => RevisionSite.plan({ ...settings, contentApi }));
  };
  const answer = async ({ id, revision, question }: Asked): Promise<Answer> => {
    try {
      const site = await siteOf(revision);
      if ('identity' in question) return { id, paths: site.pathsOf(question.identity) };
      return { id, file: await site.file(question.address, question) };
    } catch (error) {
      return { id, failure: messageOf(error) };
    }
  };
  process.on('message', (asked: Asked) => void answer(asked).then((answered) => process.send?.(answered)));
  process.on('disconnect', () => process.exit());
}

void main();
