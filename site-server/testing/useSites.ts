import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createSiteServer, type SiteServerOptions } from '../createSiteServer';
import { type Files, writeLiveRelease } from './liveRelease';

/** Releases folders and site servers of a test file, which end with it. Nobody listens where they look for the content API. */
export function useSites() {
  const folders: string[] = [];
  const servers: FastifyInstance[] = [];

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });

  return {
    /** A new releases folder, whose live release has these files. */
    async release(files: Files = {}): Promise<string> {
      const folder = await writeLiveRelease(files);
      folders.push(folder);
      return folder;
    },
    async serve(releasesFolder: string, options?: Partial<SiteServerOptions>): Promise<FastifyInstance> {
      const server = await createSiteServer({
        releasesFolder,
        contentApiUrl: 'http://127.0.0.1:9',
        ...options,
      });
      servers.push(server);
      return server;
    },
  };
}
