import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/Database';
import type { Environment } from '../../../platform/environment/readEnvironment';
import { listen } from '../../../platform/http/runServer';
import { type Log, loggerOptions } from '../../../platform/log';
import type { Preview, PreviewAddress, PreviewLink } from '../../api';
import { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import { createPreviewServer, entrance } from './createPreviewServer';
import { PreviewBuilder } from './PreviewBuilder';
import { PreviewLinks } from './PreviewLinks';
import { makePreviewRelease, type PreviewReleaseOptions } from './previewRelease';

interface PreviewOptions extends Omit<PreviewReleaseOptions, 'store'> {
  environment: Environment;
  database: Database;
  log: Log;
}

type Listening = Pick<PreviewOptions, 'environment'> & { store: ReleaseStore; links: PreviewLinks };

/** In the folder of the releases. */
const previewFolder = 'preview';

/** @throws Error that says what keeps the preview from being served */
async function startServer({ store, environment, links }: Listening): Promise<FastifyInstance> {
  const { host, preview } = environment.desk;
  const server = await createPreviewServer({
    links,
    releasesFolder: store.folder,
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
  const { releases, environment, database, log } = options;
  // Beside those of the site, as links do not lead to other disks.
  const store = new ReleaseStore(path.join(releases.folder, previewFolder));
  const links = new PreviewLinks(database);
  let server: Promise<FastifyInstance> | undefined;
  const serve = async () => {
    server ??= startServer({ store, environment, links });
    await server.catch((error: unknown) => {
      server = undefined;
      throw error;
    });
  };
  const build = (revision: string, signal: AbortSignal) =>
    makePreviewRelease({ ...options, store }, revision, signal);
  const builder = new PreviewBuilder({ build, serve, log });
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
