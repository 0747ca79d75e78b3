import path from 'node:path';
import { Database } from '../../platform/database/Database';
import { ContentRepository } from '../../content/revisions/ContentRepository';
import { RepositoryUpkeep } from '../../content/revisions/RepositoryUpkeep';
import { contentApiHealth } from '../../site-server/contentApiHealth';
import type { Environment } from '../../platform/environment/readEnvironment';
import { isLoopback } from '../../platform/http/ownHost';
import { runServer } from '../../platform/http/runServer';
import { type Log, loggerOptions } from '../../platform/log';
import { projectRoot } from '../../platform/projectRoot';
import { ContentRevisions } from '../../publishing/contentRevisions';
import { openPublishing } from '../../publishing/database';
import { Holds } from '../../publishing/holds';
import { addHookRoutes } from '../../publishing/hookRoutes';
import { Jobs } from '../../publishing/jobs';
import { addPublishMetrics } from '../../publishing/publishMetrics';
import { Runner, startPublishing } from '../../publishing/runner';
import { rendererSocket } from '../../publishing/build/renderChanges';
import { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { Accounts } from './accounts/DeskAccounts';
import { SecondFactors } from './accounts/SecondFactors';
import { CompanyAccounts } from './accounts/CompanyAccounts';
import { CompanyProvider } from './accounts/CompanyProvider';
import { asking, makeContent } from './publishing/pendingChanges';
import { ContentDrafts } from './editing/contentDrafts';
import { createDeskServer } from './createDeskServer';
import { addDeskMetrics } from './deskMetrics';
import { deskDatabase } from './deskDatabase';
import { DeskDrafts } from './editing/DeskDrafts';
import { makeForetell } from './publishing/foretoldPages';
import { makePublishing, recorderOf } from './publishing/deskPublishing';
import { Remarks } from './editing/RemarkStore';
import { Reviews } from './editing/reviews';
import { OwnRevisions } from './editing/OwnRevisions';
import { makePreview } from './preview/makePreview';
import { PageRenderer } from './view/PageRenderer';
import { Scheduler } from './publishing/Scheduler';
import { Schedules } from './publishing/Schedules';
import { Sessions } from './accounts/Sessions';
import { SignInLimit } from './accounts/SignInLimit';

/** Vite writes the page here. */
const pageFolder = path.join(projectRoot, '.data', 'desk-page');

/** The files of commits that the desk reads. */
const draftsFolder = path.join(projectRoot, '.data', 'drafts');

/** The repository in which marketing writes; undefined where the content is another system's. */
function contentOf({ contentFolder, contentFolderIsMade, contentApiIsEmbedded, contentBranch }: Environment) {
  if (contentFolderIsMade && !contentApiIsEmbedded) return undefined;
  const folder = path.resolve(projectRoot, contentFolder);
  return new ContentRepository(folder, draftsFolder, { branch: contentBranch, keepsFolders: false });
}

/** `npm run desk`: marketing's publishing desk. It runs all publishes: planned ones, and those that the hook asks for, wait for it. */
runServer('DESK_PORT', async (environment, metrics) => {
  const { desk, siteUrl, contentApiUrl, contentApiToken } = environment;
  const releases = new ReleaseStore(path.resolve(projectRoot, environment.releasesFolder));
  const database = await Database.open({ url: desk.databaseUrl }, deskDatabase);
  // The server's own, which is there when the first line is written.
  const log: Log = {
    info: (...line) => app.log.info(...line),
    warn: (...line) => app.log.warn(...line),
    error: (...line) => app.log.error(...line),
  };
  const publishingDatabase = await openPublishing(releases.folder);
  const jobs = new Jobs(publishingDatabase);
  const holds = new Holds(publishingDatabase);
  const pages = new PageRenderer({ root: projectRoot, socket: rendererSocket });
  const runner = new Runner({
    jobs,
    releases,
    run: (id, signal) => {
      // It plans the site while the publish starts, which tells what fails.
      void jobs.find(id).then(
        (job) => pages.getReady(job?.revision),
        () => undefined,
      );
      return startPublishing({
        root: projectRoot,
        args: [`--job=${id}`],
        log,
        signal,
      });
    },
    onJobEnd: addPublishMetrics(metrics, (state) => jobs.count(state)),
    log,
  });
  const onJob = () => runner.wake();
  const stopped = new AbortController();
  const content = contentOf(environment);
  const revisions = content
    ? new OwnRevisions(content, log)
    : new ContentRevisions({ url: contentApiUrl, token: contentApiToken });
  const upkeep =
    content && new RepositoryUpkeep({ repository: content.repository, log, now: () => new Date() });
  const foretell = makeForetell({ root: projectRoot, signal: stopped.signal });
  const now = () => new Date();
  const parts = { releases, database: publishingDatabase, jobs, holds, onJob, log };
  const publishing = makePublishing(parts);
  const schedules = new Schedules(publishingDatabase, {
    record: (kind, actor) => recorderOf(parts, actor).add(kind),
    now,
  });
  const scheduler = new Scheduler({ ...parts, revisions, schedules, isBusy: () => publishing.isBusy(), now });
  const contentApi = contentApiHealth({ contentApiUrl, contentApiToken });
  addDeskMetrics(metrics, { ...parts, schedules, scheduler, contentApi });
  const getReady = (revision: string) => pages.getReady(revision);
  const preview = makePreview({ root: projectRoot, releases, getReady, environment, database, log });
  const app = await createDeskServer({
    accounts: new Accounts(database),
    secondFactors: new SecondFactors(database),
    isSecondFactorRequired: desk.isSecondFactorRequired,
    companyAccounts: new CompanyAccounts(database, siteUrl),
    provider: desk.oidc && new CompanyProvider(desk.oidc),
    sessions: new Sessions(database),
    limit: new SignInLimit(database),
    publishing,
    schedules,
    content: makeContent({ releases, holds, revisions, foretell }),
    preview,
    pages,
    drafts: new DeskDrafts({
      content: new ContentDrafts(content),
      reviews: new Reviews(database),
      remarks: new Remarks(database),
      changes: (since, commit) => asking(revisions.changes(since, commit)),
      history: publishing,
      revision: (commit) => asking(revisions.find(commit)),
      revisionNow: (commit) => asking(revisions.findNow(commit)),
      isReviewRequired: desk.isReviewRequired,
      approvers: desk.approvers,
      siteUrl,
      now,
    }),
    siteUrl,
    deskUrl: desk.url,
    pageFolder,
    contentApi,
    upkeep,
    lastCheck: () => scheduler.lastCheck,
    lastGatsbyBuild: () => jobs.latestWithGatsby(),
    metrics,
    logger: loggerOptions(environment.logLevel),
  });
  const secret = environment.publishHookSecret;
  await app.register(addHookRoutes, { ...parts, secret, trustedProxyHops: 1, siteUrl });
  app.addHook('onReady', async () => {
    runner.start();
    scheduler.start();
    upkeep?.start();
  });
  app.addHook('preClose', async () => {
    stopped.abort();
    void runner.stop();
    pages.stop();
  });
  app.addHook('onClose', async () => {
    await scheduler.stop();
    await Promise.all([runner.stop(), preview.stop(), upkeep?.stop()]);
    publishingDatabase.close();
    database.close();
  });
  if (!isLoopback(desk.host)) {
    const advice =
      'other machines can reach the desk without encryption; let only a proxy do so, or use 127.0.0.1';
    app.log.warn({ DESK_HOST: desk.host }, advice);
  }
  const announce = (address: string) => `The desk is at ${address}`;
  return { app, host: desk.host, port: desk.port, metricsAddress: desk.metrics, announce };
});
