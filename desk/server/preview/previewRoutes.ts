import { isAtLeast } from '../../api';
import type { FastifyInstance } from 'fastify';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { idParams, parseInput } from '../parseInput';
import type { DeskContent, DeskPreview } from '../ports';
import type { RecordAct } from '../deskActs';
import { assertPublishable } from '../publishing/publishRoutes';
import type { SessionCookie } from '../accounts/SessionCookie';

interface PreviewRoutesOptions {
  cookie: SessionCookie;
  content: DeskContent;
  preview: DeskPreview;
  record: RecordAct;
  now: () => Date;
}

/** The preview of what could be published, and the secret addresses that show it. Below `/api`. */
export function addPreviewRoutes(api: FastifyInstance, options: PreviewRoutesOptions): void {
  const { cookie, content, preview, record, now } = options;

  api.get('/preview', async (request, reply) => {
    await cookie.require(request, reply);
    return preview.state;
  });

  api.post('/preview', async (request, reply) => {
    await cookie.require(request, reply);
    const { latest } = await content.latest();
    assertPublishable(latest);
    preview.ask(latest.id, { isRetry: true });
    return reply.code(202).send({});
  });

  api.get('/preview/links', async (request, reply) => {
    await cookie.require(request, reply);
    return { links: await preview.links.list(now()) };
  });

  api.post('/preview/links', async (request, reply) => {
    const { name: by } = await cookie.require(request, reply);
    const { shown, building } = preview.state;
    const revision = (building ?? shown)?.revision ?? null;
    return reply.code(201).send(await preview.createAddress({ by, revision }));
  });

  api.delete('/preview/links/:id', async (request, reply) => {
    const { name, role } = await cookie.require(request, reply);
    const { id } = parseInput(idParams, request.params);
    const withdrawn = await preview.links.withdraw(id, isAtLeast(role, 'publisher') ? undefined : name);
    if (!withdrawn) throw new HttpError(httpProblems.noLink);
    const note = withdrawn.by === name ? '' : withdrawn.by;
    await record(request, { kind: 'preview-withdrawn', who: name, result: 'succeeded', note });
    return {};
  });
}
