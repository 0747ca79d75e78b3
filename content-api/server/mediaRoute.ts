import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { newsImagePath } from '../graphql/sitePaths';
import { brandImages, type Content } from '../../content/parsing/content';
import { newsImageFile } from '../../content/parsing/readNewsTexts';
import { readServedFile, sendFile } from './sendServedFile';

interface MediaRouteOptions {
  content: (request: FastifyRequest) => Content;
  /** Folder of the content's pictures. */
  folder: (request: FastifyRequest) => string;
}

type MediaRequest = FastifyRequest<{ Params: { fileName: string } }>;

const oneWeek = 7 * 24 * 3600;

const contentTypes: Readonly<Record<string, string>> = { '.png': 'image/png', '.svg': 'image/svg+xml' };

/** Portrait or image of the brand that the content refers to, as a path in the content folder. */
function fileOf({ company: { brand }, team }: Content, fileName: string): string | null {
  if (team.some(({ portrait }) => portrait?.fileName === fileName)) return `team/portraits/${fileName}`;
  return brandImages.some((image) => brand[image] === fileName) ? `company/${fileName}` : null;
}

function newsFileOf({ news }: Content, fileName: string): string | null {
  const item = news.find(({ code, image }) => image && newsImagePath(code).endsWith(`/${fileName}`));
  return item ? `news/${item.date}-${item.code}/${newsImageFile}` : null;
}

/** `/media/…`: only images that the content refers to. */
export async function addMediaRoute(
  app: FastifyInstance,
  { content, folder }: MediaRouteOptions,
): Promise<void> {
  async function send(
    request: MediaRequest,
    reply: FastifyReply,
    file: string | null,
  ): Promise<FastifyReply> {
    const contentType = contentTypes[path.extname(file ?? '')];
    if (!file || !contentType) throw new HttpError(httpProblems.unknown(`file "${request.params.fileName}"`));
    const bytes = await readServedFile(folder(request), file);
    return sendFile(request, reply, { bytes, contentType, maxAge: oneWeek });
  }

  app.get('/media/:fileName', (request: MediaRequest, reply) =>
    send(request, reply, fileOf(content(request), request.params.fileName)),
  );
  app.get('/media/news/:fileName', (request: MediaRequest, reply) =>
    send(request, reply, newsFileOf(content(request), request.params.fileName)),
  );
}
