import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Changes, liftSchema, publishRequestSchema, takeBackSchema } from '../../api';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { parseInput, rowId } from '../parseInput';
import type { DeskContent, DeskPreview, DeskPublishing } from '../ports';
import { sendPrivate } from '../sendPrivate';
import type { SessionCookie } from '../accounts/SessionCookie';

const historyQuerySchema = v.object({ before: v.optional(rowId) });

export interface PublishRoutesOptions {
  cookie: SessionCookie;
  publishing: DeskPublishing;
  content: DeskContent;
  preview: DeskPreview;
  addressOf: (request: FastifyRequest) => string;
}

/** @throws HttpError when the content has problems: nothing can be built from it */
export function assertPublishable(latest: Changes['latest']): void {
  if (latest.problems.length > 0) throw new HttpError(httpProblems.hasProblems);
}

/** @throws HttpError when the publisher has seen another revision, or this one must not be published */
export function assertLatest({ latest }: Pick<Changes, 'latest'>, revision: string): void {
  if (revision !== latest.id) throw new HttpError(httpProblems.outdated);
  assertPublishable(latest);
}

/** @throws HttpError while held */
export function assertNotHeld({ hold }: Pick<Changes, 'hold'>): void {
  if (hold) throw new HttpError(httpProblems.held(hold.by));
}

/** Fastify itself would answer `null` without a body. */
function sendJson(reply: FastifyReply, answer: object | null): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** Routes below `/api` for publishing and for the changes waiting to be published. */
export function addPublishRoutes(api: FastifyInstance, options: PublishRoutesOptions): void {
  const { cookie, publishing, content, preview, addressOf } = options;

  api.get('/changes', async (request, reply) => {
    await cookie.require(request, reply);
    const changes = await content.changes();
    // People who look at the changes are likely to open the preview.
    if (changes.latest.problems.length === 0) preview.ask(changes.latest.id);
    return changes;
  });

  api.get('/foretold', async (request, reply) => {
    await cookie.require(request, reply);
    return sendJson(reply, await content.foretold());
  });

  api.post('/publishes', async (request, reply) => {
    await cookie.require(request, reply, 'publisher');
    const wanted = parseInput(publishRequestSchema, request.body);
    const state = await content.latest();
    assertLatest(state, wanted.revision);
    assertNotHeld(state);
    // Again: reading the content takes its time, in which the account may have gone.
    const { name: by } = await cookie.require(request, reply, 'publisher');
    const address = addressOf(request);
    return reply.code(202).send(await publishing.publish({ ...wanted, by, address }));
  });

  api.get('/publishes/latest', async (request, reply) => {
    await cookie.require(request, reply);
    // Pages ask again and again, and a report of all pages is long.
    const body = JSON.stringify(await publishing.latest());
    return sendPrivate(request, reply, { type: 'application/json; charset=utf-8', body });
  });

  api.get('/history', async (request, reply) => {
    await cookie.require(request, reply);
    const { before } = parseInput(historyQuerySchema, request.query);
    return publishing.history(before);
  });

  api.post('/take-back', async (request, reply) => {
    const { name } = await cookie.require(request, reply, 'publisher');
    const { releaseId, note } = parseInput(takeBackSchema, request.body);
    await publishing.takeBack({ by: name, releaseId, note, address: addressOf(request) });
    return {};
  });

  api.post('/lift', async (request, reply) => {
    const { name } = await cookie.require(request, reply, 'publisher');
    const { note } = parseInput(liftSchema, request.body);
    await publishing.lift({ by: name, note, address: addressOf(request) });
    return {};
  });
}
