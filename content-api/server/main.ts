import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { assertCaptchaSecret } from '../../platform/environment/readEnvironment';
import { messageOf } from '../../platform/errors';
import { runServer } from '../../platform/http/runServer';
import { loggerOptions } from '../../platform/log';
import { ContactService } from '../contact/ContactService';
import type { Content } from '../parsing/content';
import { ContentError } from '../parsing/contentSource';
import { readContent } from '../parsing/readContent';
import { watchContent } from '../parsing/watchContent';
import {
  ContentRepository,
  type ContentState,
  createRepository,
  isRepository,
  type KnownContent,
  openRevision,
} from '../revisions/ContentRepository';
import { addContentMetrics } from './contentMetrics';
import { type ContentServerOptions, createServer } from './createServer';

/** One line per problem of an invalid edit; the content read before stays in use. */
function logContentProblem(log: FastifyBaseLogger, error: unknown): void {
  const text = 'content not read: what was read before stays';
  const isContent = error instanceof ContentError;
  const cause = isContent ? error.cause : error;
  if (cause !== undefined) log.error({ err: cause }, text);
  if (!isContent) return;
  for (const { file, line, expected } of error.problems) log.error({ file, line, expected }, text);
}

/** The content, as the server asks for it. */
type ServedContent = Pick<ContentServerOptions, 'open' | 'repository'> & {
  known: () => KnownContent;
  /** Follows edits. Returns a function that stops it. */
  watch: (log: FastifyBaseLogger) => () => void;
};

/** A folder as it is, read again after each change. */
async function folderContent(folder: string): Promise<ServedContent> {
  let problems: KnownContent['problems'] = [];
  const read = (content: Content): ContentState => ({ content, folder, readAt: new Date() });
  let state = read(await readContent(folder));
  return {
    open: () => state,
    known: () => ({ state, problems }),
    watch: (log) =>
      watchContent(folder, {
        onContent: (content) => {
          state = read(content);
          problems = [];
          log.info({ funds: content.funds.length, news: content.news.length }, 'content read again');
        },
        onError: (error) => {
          const unknown = { file: path.basename(folder), line: 1, expected: messageOf(error) };
          problems = error instanceof ContentError ? error.problems : [unknown];
          logContentProblem(log, error);
        },
      }),
  };
}

/** The commits of a Git repository. They are looked at when they are asked for. */
function repositoryContent(folder: string): ServedContent {
  const repository = new ContentRepository(folder, path.join(root, '.data', 'revisions'));
  return {
    repository,
    open: (revision) => openRevision(repository, revision),
    known: () => repository.known(),
    watch: (log) => {
      repository.onProblems((error) => logContentProblem(log, error));
      return () => undefined;
    },
  };
}

const root = path.join(__dirname, '..', '..');
const sampleContent = path.join(root, 'content-api', 'content');

/** Where the content is: at the first start without a folder of its own, the sample becomes a Git repository. */
async function findContent(contentFolder: string | undefined): Promise<string> {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  if (values.content !== undefined) return path.resolve(values.content);
  if (contentFolder !== undefined) return path.resolve(root, contentFolder);
  const folder = path.join(root, '.data', 'content');
  if (existsSync(folder)) return folder;
  try {
    await createRepository(folder, sampleContent);
    return folder;
  } catch (error) {
    console.error(
      `The content has no revisions, as ${folder} could not be made a Git repository: ${messageOf(error)}`,
    );
    return sampleContent;
  }
}

/**
 * `npm run content-api -- --content <folder>`: serves the commits of a Git repository, or else a folder as it is, which it
 * reads again after each change.
 */
runServer('CONTENT_API_PORT', async (environment, metrics) => {
  assertCaptchaSecret(environment);
  const { contentApiHost: host, contentApiPort: port, siteUrl, contact } = environment;
  const contentDir = await findContent(environment.contentFolder);
  const content = isRepository(contentDir) ? repositoryContent(contentDir) : await folderContent(contentDir);
  const { open, repository, known } = content;
  const contactService = await ContactService.open(contact, siteUrl);

  const app = await createServer({
    open,
    repository,
    known,
    metrics,
    siteUrl,
    token: environment.contentApiToken,
    contactDesk: (rules, log) => contactService.desk(rules, log),
    proxyHops: environment.contentApiProxyHops,
    logger: loggerOptions(environment.logLevel),
  });
  const stopWatching = content.watch(app.log);
  // What is wrong with the latest commit keeps nobody from being answered from another.
  await repository?.problems();
  repository?.known();
  // Before the port is released: the next process on it takes over the mails.
  app.addHook('preClose', () => contactService.stopDelivery());
  app.addHook('onClose', () => {
    stopWatching();
    contactService.close();
  });
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
