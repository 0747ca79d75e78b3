import { hostname } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { loadDotEnv } from '../../platform/environment/loadDotEnv';
import { assertCaptchaSecret, readEnvironment } from '../../platform/environment/readEnvironment';
import { loggerOptions } from '../../platform/log';
import { createMetrics, serveMetrics } from '../../platform/metrics';
import { describeStartError, stopOnSignal } from '../../platform/serverLifecycle';
import { ContactService } from '../contact/ContactService';
import type { Content } from '../parsing/content';
import { ContentError } from '../parsing/contentSource';
import { readContent } from '../parsing/readContent';
import { watchContent } from '../parsing/watchContent';
import { addContentMetrics } from './contentMetrics';
import { createServer } from './createServer';

/** One line per problem of an invalid edit; the content read before stays in use. */
function logContentProblem(log: FastifyBaseLogger, error: unknown): void {
  const text = 'content not read: what was read before stays';
  if (!(error instanceof ContentError)) {
    log.error({ err: error }, text);
    return;
  }
  for (const { file, line, expected } of error.problems) log.error({ file, line, expected }, text);
}

function readContentDir(): string {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  return path.resolve(values.content ?? path.join(__dirname, '..', 'content'));
}

/** `npm run content-api -- --content <folder>`: serves a content folder and reloads it on changes. */
async function main(): Promise<void> {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  assertCaptchaSecret(environment);
  const { contentApiHost, siteUrl, contentApiPort, contentApiToken, contentApiProxyHops, contact } =
    environment;
  const contentDir = readContentDir();
  let contentProblems = 0;
  let loaded: { content: Content; at: Date } = { content: await readContent(contentDir), at: new Date() };
  const contactService = await ContactService.open(contact, siteUrl);

  const metrics = createMetrics();
  const state = { contentLoadedAt: () => loaded.at, contentProblems: () => contentProblems };
  const app = await createServer({
    ...state,
    content: () => loaded.content,
    metrics,
    contentDir,
    siteUrl,
    token: contentApiToken,
    contactDesk: (rules, log) => contactService.desk(rules, log),
    proxyHops: contentApiProxyHops,
    logger: loggerOptions(environment.logLevel),
  });
  const stopWatching = watchContent(contentDir, {
    onContent: (content) => {
      loaded = { content, at: new Date() };
      contentProblems = 0;
      app.log.info({ funds: content.funds.length, news: content.news.length }, 'content read again');
    },
    onError: (error) => {
      contentProblems = error instanceof ContentError ? error.problems.length : 1;
      logContentProblem(app.log, error);
    },
  });
  // Before the port is released: the next process on it takes over the mails.
  app.addHook('preClose', () => contactService.stopDelivery());
  app.addHook('onClose', () => {
    stopWatching();
    contactService.close();
  });
  addContentMetrics(metrics, { ...state, countRequests: () => contactService.count(), log: app.log });
  await serveMetrics(app, metrics, environment.contentApiMetrics, 'CONTENT_API_METRICS_PORT');
  stopOnSignal(app);
  await app.listen({
    host: contentApiHost,
    port: contentApiPort,
    listenTextResolver: (address) => `The content API answers at ${address}/graphql`,
  });
  // The address identifies this process: no other listens there, and it is the same after a restart.
  await contactService.startDelivery(app.log, `${hostname()} ${contentApiHost} ${contentApiPort}`);
}

main().catch((error: unknown) => {
  console.error(describeStartError(error, 'CONTENT_API_PORT'));
  process.exit(1);
});
