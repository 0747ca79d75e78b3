import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brandImages, type Content } from '../parsing/content';
import { RequestError } from './requestError';
import { sendFile } from './sendFile';

interface MediaRouteOptions {
  content: () => Content;
  contentDir: string;
}

const oneWeek = 7 * 24 * 3600;

const contentTypes: Readonly<Record<string, string>> = { '.png': 'image/png', '.svg': 'image/svg+xml' };

/** Folder of the content that has an image which the content refers to. */
function folderOf({ company: { brand }, team }: Content, fileName: string): string | undefined {
  if (team.some(({ portrait }) => portrait?.fileName === fileName)) return 'team/portraits';
  return brandImages.some((image) => brand[image] === fileName) ? 'company' : undefined;
}

/** `/media/{fileName}`: images that the content refers to. */
export function addMediaRoute(app: FastifyInstance, { content, contentDir }: MediaRouteOptions): void {
  app.get<{ Params: { fileName: string } }>('/media/:fileName', async (request, reply) => {
    const { fileName } = request.params;
    const folder = folderOf(content(), fileName);
    const contentType = contentTypes[path.extname(fileName)];
    if (!folder || !contentType) throw new RequestError(404, `Unknown file "${fileName}"`);
    const bytes = await readFile(path.join(contentDir, folder, fileName));
    return sendFile(request, reply, { bytes, contentType, maxAge: oneWeek });
  });
}
