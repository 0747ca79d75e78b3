import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../parsing/content';
import { RequestError } from './requestError';
import { sendFile } from './sendFile';

interface MediaRouteOptions {
  content: () => Content;
  contentDir: string;
}

const oneWeek = 7 * 24 * 3600;

/** `/media/{fileName}`: only portraits that the content refers to, which are PNG images. */
export function addMediaRoute(app: FastifyInstance, { content, contentDir }: MediaRouteOptions): void {
  app.get<{ Params: { fileName: string } }>('/media/:fileName', async (request, reply) => {
    const { fileName } = request.params;
    const isPortrait = content().team.some(({ portrait }) => portrait?.fileName === fileName);
    if (!isPortrait) throw new RequestError(404, `Unknown file "${fileName}"`);
    const bytes = await readFile(path.join(contentDir, 'team', 'portraits', fileName));
    return sendFile(request, reply, { bytes, contentType: 'image/png', maxAge: oneWeek });
  });
}
