import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/Database';
import type { Environment } from '../../../platform/environment/readEnvironment';
import { listen } from '../../../platform/http/runServer';
import { type Log, loggerOptions } from '../../../platform/log';
import type { Preview, PreviewAddress, PreviewLink } from '../../api';
import { createPreviewServer, entrance } from './createPreviewServer';
import { PreviewBuilder, previewReleases } from './PreviewBuilder';
import { PreviewLinks } from './PreviewLinks';

interface PreviewOptions {
  /** Folder of the project. */
  root: string;
  /** The preview is built and kept here. */
  folder: string;
  environment: Environment;
  database: Database;
  log: Log;
}

type Listening = Pick<PreviewOptions, 'folder' | 'environment'> & { links: PreviewLinks };

/** @throws Error that says what keeps the preview from being served */
async function startServer({ folder, environment, links }: Listening): Promise<FastifyInstance> {
  const { host, preview } = environment.desk;
  const server = await createPreviewServer({
    links,
    releasesFolder: previewReleases(folder),
    contentApiUrl: environment.contentApiUrl,
    contentApiToken: environment.contentApiToken,
    isSecure: preview.url !== undefined,
    logger: loggerOptions(environment.logLevel),
  });
  const announce = (address: string) => `The preview is at ${address}`;
  await listen(server, { host, port: preview.port, announce }, 'PREVIEW_PORT');
  return server;
}

/** Builds the preview, and serves it at a port of its own from its first build on. */
export function makePreview(options: PreviewOptions) {
  const { root, folder, environment, database, log } = options;
  const links = new PreviewLinks(database);
  let server: Promise<FastifyInstance> | undefined;
  const serve = async () => {
    server ??= startServer({ folder, environment, links });
    await server.catch((error: unknown) => {
      server = undefined;
      throw error;
    });
  };
  const builder = new PreviewBuilder({ root, folder, serve, log });
  const { url, port } = environment.desk.preview;
  return {
    get state(): Preview {
      return builder.state;
    },
    /** Sees to it that a revision is shown soon. */
    ask: (revision: string, asked?: { isRetry?: boolean }) => builder.ask(revision, asked),
    links,
    /** A new secret address of it. */
    createAddress: async (link: Pick<PreviewLink, 'by' | 'revision'>): Promise<PreviewAddress> => {
      const { id, key, expiresAt } = await links.create(link, new Date());
      const address = `${url ?? `http://127.0.0.1:${port}`}${entrance}?key=${key}`;
      return { id, address, expiresAt: expiresAt.toISOString() };
    },
    stop: async (): Promise<void> => {
      await builder.stop();
      await server?.then((started) => started.close());
    },
  };
}
