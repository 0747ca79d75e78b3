import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { assertCaptchaSecret, type Environment } from '../../platform/environment/readEnvironment';
import { messageOf } from '../../platform/errors';
import { runServer } from '../../platform/http/runServer';
import { loggerOptions } from '../../platform/log';
import { projectRoot } from '../../platform/projectRoot';
import { ContactService } from '../contact/ContactService';
import type { ContentError } from '../../content/files/ProblemList';
import {
  ContentRepository,
  createRepository,
  isRepository,
  openRevision,
} from '../../content/revisions/ContentRepository';
import { addContentMetrics } from './contentMetrics';
import { createServer } from './createServer';

/** One line per problem; the content read before stays in use. */
function logContentProblem(log: FastifyBaseLogger, { cause, problems }: ContentError): void {
  const text = 'content not read: what was read before stays';
  if (cause !== undefined) log.error({ err: cause }, text);
  for (const { file, line, expected } of problems) log.error({ file, line, expected }, text);
}

const noToken =
  'CONTENT_API_TOKEN is not set. Set it to the output of `openssl rand -hex 24`, the same for the content API, the site server, the desk and ' +
  `builds. It is made by itself only where CONTENT_API_URL is unset too, and ${path.join(projectRoot, '.data')} can be written.`;

const sampleContent = path.join(projectRoot, 'content', 'sample');

/**
 * Finds the content folder. At the first start with no folder configured, the sample becomes a Git repository.
 *
 * @throws Error that says what to do when it is no repository
 */
async function findContent({ contentFolder, contentFolderIsMade }: Environment): Promise<string> {
  const folder = path.resolve(projectRoot, contentFolder);
  if (contentFolderIsMade && !existsSync(folder)) {
    await createRepository(folder, sampleContent).catch((error: unknown) => {
      throw new Error(
        `${folder} could not be made a Git repository of the sample content: ${messageOf(error)}`,
      );
    });
  }
  if (isRepository(folder)) return folder;
  throw new Error(
    `${folder} (CONTENT_DIR) is no Git repository, and content is its commits: in that folder, run git init && git add -A && ` +
      'git commit -m Content',
  );
}

/** `npm run content-api`: serves the commits of a Git repository. They are looked at when they are asked for. */
runServer('CONTENT_API_PORT', async (environment, metrics) => {
  assertCaptchaSecret(environment);
  const { contentApiHost: host, contentApiPort: port, siteUrl, contact } = environment;
  if (environment.contentApiToken === undefined) throw new Error(noToken);
  const folder = await findContent(environment);
  const revisions = path.join(projectRoot, '.data', 'revisions');
  const repository = new ContentRepository(folder, revisions, { branch: environment.contentBranch });
  const known = () => repository.known();
  const contactService = await ContactService.open(contact, siteUrl);

  const app = await createServer({
    open: (revision) => openRevision(repository, revision),
    repository,
    known,
    metrics,
    siteUrl,
    token: environment.contentApiToken,
    isOpenToBrowsers: environment.apiBaseUrl !== '',
    ownUrls: [environment.contentApiUrl, environment.apiBaseUrl],
    contactIntake: (log) => contactService.intake(log),
    proxyHops: environment.contentApiProxyHops,
    logger: loggerOptions(environment.logLevel),
  });
  repository.onProblems((error) => logContentProblem(app.log, error));
  // Problems of the latest commit are logged, and known before anybody asks for the health.
  await repository.problems();
  // Before the port is released: the next process on it takes over the mails.
  app.addHook('preClose', () => contactService.stopDelivery());
  app.addHook('onClose', () => contactService.close());
  addContentMetrics(metrics, { known, countRequests: () => contactService.count(), log: app.log });
  return {
    app,
    host,
    port,
    metricsAddress: environment.contentApiMetrics,
    announce: (address) => `The content API answers at ${address}/graphql`,
    // The address identifies this process: no other listens there, and it is the same after a restart.
    onListening: () => contactService.startDelivery(app.log, `${hostname()} ${host} ${port}`),
  };
});
