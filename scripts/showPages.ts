import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { RevisionSite } from '../gatsby/pageView/RevisionSite';
import { GatsbyRenderer, NotCompiled, rendererFolder } from '../gatsby/rendering/gatsbyRenderer';
import type { SitePlan } from '../gatsby/planSite';
import { messageOf } from '../platform/errors';
import { dayInParis } from '../contract/parisTime';
import { projectRoot } from '../platform/projectRoot';
import { readEnvironment } from '../platform/environment/readEnvironment';
import { askedChangesSchema, type ChangesAnswer } from '../publishing/build/renderChanges';
import { answeringChanges, foresee, sharedByRevisions } from './answerChanges';
import type { Answer, Asked } from '../desk/server/view/PageRenderer';

/** The day of now, or of the moment of its schedule that a revision ends with. */
function dayOf(revision: string): string {
  const moment = revision.replace(/^.*@(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return dayInParis(new Date(Math.max(Date.now(), Date.parse(moment) || 0)));
}

/** Publishes, which are processes of their own, ask over a socket. */
async function answerPublishes(socket: string, answer: ReturnType<typeof answeringChanges>): Promise<void> {
  // Left by a program that was killed.
  await rm(socket, { force: true });
  const server = createServer((connection) => {
    connection.on('error', () => undefined);
    const say = (said: ChangesAnswer) => connection.write(`${JSON.stringify(said)}\n`);
    createInterface({ input: connection }).once('line', (line) => {
      const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), askedChangesSchema), line);
      if (asked.success) void answer(asked.output, say).then(() => connection.end());
      else connection.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.on('error', (error) => {
      console.error(`Publishes render by programs of their own: ${error.message}`);
      resolve();
    });
    server.listen(socket, resolve);
  });
}

/**
 * The desk starts it, and asks for pages of its drafts over the channel between the two. Publishes and the preview ask for what
 * differs. It ends with the desk.
 */
async function main(): Promise<void> {
  process.on('disconnect', () => process.exit());
  // Visitors are answered first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const environment = readEnvironment(process.env);
  const { contentApiUrl: url, contentApiToken: token, releasesFolder } = environment;
  const live = path.resolve(projectRoot, releasesFolder, 'current');
  // Pictures of drafts are cut again by the next program that shows one.
  const pictures = path.join(projectRoot, '.data', 'page-view');
  await rm(pictures, { recursive: true, force: true });
  const shared = await sharedByRevisions(environment, pictures);
  const { root, code, plans } = shared;
  const sites = new WeakMap<SitePlan, RevisionSite>();

  const siteOf = async (revision: string): Promise<RevisionSite> => {
    const contentApi = { url, token, revision };
    const plan = await plans.get({ contentApi, live, today: dayOf(revision) });
    const known = sites.get(plan);
    if (known) return known;
    const renderer = await GatsbyRenderer.load(rendererFolder(root, code));
    const site = new RevisionSite(renderer, plan, { live, pictures });
    sites.set(plan, site);
    return site;
  };
  const answer = async ({ id, revision, question }: Asked): Promise<Answer> => {
    if (question === 'ready') {
      // The publish says what is wrong.
      foresee(environment, shared, revision).catch(() => undefined);
      return { id, isReady: true };
    }
    try {
      const site = await siteOf(revision);
      if ('identity' in question) return { id, paths: site.pathsOf(question.identity) };
      return { id, file: await site.file(question.address, question) };
    } catch (error) {
      return { id, failure: messageOf(error), needsBuild: error instanceof NotCompiled };
    }
  };
  const [socket] = process.argv.slice(2);
  if (socket !== undefined) await answerPublishes(socket, answeringChanges(environment, shared));
  process.on('message', (asked: Asked) => void answer(asked).then((answered) => process.send?.(answered)));
}

void main();
