import type { FastifyInstance } from 'fastify';
import { type DeskContent, type DeskPreview } from './ports';
import { assertPublishable } from './publishRoutes';
import type { SessionCookie } from './SessionCookie';

interface PreviewRoutesOptions {
  cookie: SessionCookie;
  content: DeskContent;
  preview: DeskPreview;
}

/** The preview of what could be published. Below `/api`. */
export function addPreviewRoutes(api: FastifyInstance, options: PreviewRoutesOptions): void {
  const { cookie, content, preview } = options;

  api.get('/preview', async (request, reply) => {
    await cookie.require(request, reply);
    return preview.state;
  });

  api.post('/preview', async (request, reply) => {
    await cookie.require(request, reply);
    const { latest } = await content.latest();
    assertPublishable(latest);
    preview.ask(latest?.id ?? null, { isRetry: true });
    return reply.code(202).send(await preview.createAddress());
  });
}
