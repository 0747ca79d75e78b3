import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import {
  maxNavFile,
  type Merged,
  mergeSchema,
  navFileSchema,
  navImportSchema,
  newDraftSchema,
  newRemarkSchema,
  openItemSchema,
  portfolioFileSchema,
  type Problem,
  restoreSchema,
  reviewActSchema,
  saveSchema,
  updateSchema,
  versionChangesSchema,
} from '../../api';
import type { DeskDrafts } from './DeskDrafts';
import type { Writer } from './draftHistory';
import type { ChosenFile } from './navs/planImport';
import { OpenItems } from './openItems';
import { idParams, parseInput } from '../parseInput';
import type { Role } from '../deskActs';
import { assertLatest, assertNotHeld, type PublishRoutesOptions } from '../publishing/publishRoutes';

interface DraftRoutesOptions extends Pick<
  PublishRoutesOptions,
  'cookie' | 'publishing' | 'content' | 'addressOf'
> {
  drafts: DeskDrafts;
  toProblem: (error: HttpError) => Problem;
}

/** Base64 of files of 20 MB, and their JSON. */
const saveLimit = 28 * 1024 * 1024;

/** Base64 of a file of NAVs, and its JSON. */
const navFileLimit = Math.ceil(maxNavFile * 1.4);

const draftSchema = v.object({ name: v.pipe(v.string(), v.nonEmpty()) });
const fileSchema = v.object({ path: v.string() });
/** A form has a few; a single one comes as a text. */
const filesSchema = v.object({
  path: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((paths) => [paths].flat()),
    v.maxLength(100),
  ),
});

const chosenFile = ({ file, answers }: v.InferOutput<typeof navFileSchema>): ChosenFile => ({
  bytes: Buffer.from(file, 'base64'),
  answers,
});

/** `/drafts` below `/api`: marketing writes. */
export function addDraftRoutes(api: FastifyInstance, options: DraftRoutesOptions): void {
  const { cookie, drafts, addressOf } = options;
  const writer = async (request: FastifyRequest, reply: FastifyReply, needed?: Role): Promise<Writer> => {
    const { name, role } = await cookie.require(request, reply, needed);
    return { name, role, address: addressOf(request) };
  };
  const nameIn = ({ params }: FastifyRequest) => parseInput(draftSchema, params).name;

  api.get('/drafts', async (request, reply) => {
    await writer(request, reply);
    return { drafts: await drafts.list() };
  });

  api.post('/drafts', async (request, reply) => {
    const by = await writer(request, reply);
    const { title } = parseInput(newDraftSchema, request.body);
    return reply.code(201).send(await drafts.create(title, by));
  });

  api.get('/drafts/:name', async (request, reply) => {
    const by = await writer(request, reply);
    return drafts.read(nameIn(request), by);
  });

  api.delete('/drafts/:name', async (request, reply) => {
    const by = await writer(request, reply);
    await drafts.remove(nameIn(request), by);
    return {};
  });

  api.get('/drafts/:name/files', async (request, reply) => {
    await writer(request, reply);
    return { files: await drafts.filesOf(nameIn(request), parseInput(filesSchema, request.query).path) };
  });

  api.get('/drafts/:name/history', async (request, reply) => {
    await writer(request, reply);
    return { versions: await drafts.versions(nameIn(request), parseInput(fileSchema, request.query).path) };
  });

  api.get('/drafts/:name/changes', async (request, reply) => {
    await writer(request, reply);
    const { since, commit } = parseInput(versionChangesSchema, request.query);
    return drafts.changes(since, commit);
  });

  api.post('/drafts/:name/restore', async (request, reply) => {
    const by = await writer(request, reply);
    const { path, commit } = parseInput(restoreSchema, request.body);
    return drafts.restore(nameIn(request), path, commit, by);
  });

  const openItems = new OpenItems();
  api.post('/drafts/:name/open', async (request, reply) => {
    const { name } = await writer(request, reply);
    const { item } = parseInput(openItemSchema, request.body);
    return { others: openItems.mark(`${nameIn(request)}/${item}`, name, Date.now()) };
  });

  // Before a body is read: who is signed out sends nothing of that size.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    void (await writer(request, reply));
  const large = { bodyLimit: saveLimit, onRequest };

  api.post('/drafts/:name/save', large, async (request, reply) => {
    const by = await writer(request, reply);
    return drafts.save(nameIn(request), parseInput(saveSchema, request.body).files, by);
  });

  api.post('/drafts/:name/problems', large, async (request) =>
    drafts.problems(nameIn(request), parseInput(saveSchema, request.body).files),
  );

  api.post('/drafts/:name/update', large, async (request, reply) => {
    const by = await writer(request, reply);
    return drafts.update(nameIn(request), parseInput(updateSchema, request.body).files, by);
  });

  const navFile = { bodyLimit: navFileLimit, onRequest };
  api.post('/drafts/:name/navs/check', navFile, async (request) => {
    return drafts.checkNavs(nameIn(request), chosenFile(parseInput(navFileSchema, request.body)));
  });

  api.post('/drafts/:name/navs', navFile, async (request, reply) => {
    const by = await writer(request, reply);
    const seen = parseInput(navImportSchema, request.body);
    return drafts.importNavs(nameIn(request), { ...seen, file: chosenFile(seen) }, by);
  });

  api.post('/drafts/:name/portfolio/check', navFile, async (request) => {
    const { fund, ...file } = parseInput(portfolioFileSchema, request.body);
    return drafts.checkPortfolio(nameIn(request), fund, chosenFile(file));
  });

  const acts = [
    ['review', 'asked', 'editor'],
    ['approve', 'approved', 'reviewer'],
    ['return', 'returned', 'reviewer'],
  ] as const;
  for (const [act, state, needed] of acts) {
    api.post(`/drafts/:name/${act}`, async (request, reply) => {
      const by = await writer(request, reply, needed);
      return drafts.review(nameIn(request), state, parseInput(reviewActSchema, request.body), by);
    });
  }

  api.post('/drafts/:name/remarks', async (request, reply) => {
    const by = await writer(request, reply, 'reviewer');
    await drafts.remarks.leave(nameIn(request), parseInput(newRemarkSchema, request.body), by);
    return reply.code(201).send({});
  });

  api.post('/drafts/:name/remarks/:id/done', async (request, reply) => {
    const by = await writer(request, reply);
    await drafts.remarks.markDone(nameIn(request), parseInput(idParams, request.params).id, by);
    return {};
  });

  api.post('/drafts/:name/merge', async (request, reply): Promise<Merged> => {
    const by = await writer(request, reply);
    const { publish, ...looked } = parseInput(mergeSchema, request.body);
    if (publish) {
      await writer(request, reply, 'publisher');
      await assertPublishing(options);
    }
    const { commit } = await drafts.merge(nameIn(request), looked, by);
    if (!publish) return { commit };
    try {
      // Again: the merge takes its time, in which the account may have gone.
      await writer(request, reply, 'publisher');
      await publishMerged(options, { commit, note: looked.note, by });
      return { commit };
    } catch (error) {
      // It is merged, and can be published as any other revision.
      if (!(error instanceof HttpError)) throw error;
      return { commit, unpublished: options.toProblem(error) };
    }
  });
}

/** @throws HttpError 409 when nothing could be published now */
async function assertPublishing({ content, publishing }: DraftRoutesOptions): Promise<void> {
  assertNotHeld(await content.latest());
  if (await publishing.isBusy()) {
    const running = await publishing.latest();
    throw new HttpError(httpProblems.alreadyPublishing(running?.by ?? 'somebody'));
  }
}

/** @throws HttpError as a publish does, and when somebody has merged something else since */
async function publishMerged(
  { content, publishing }: DraftRoutesOptions,
  { commit, note, by }: { commit: string; note: string; by: Writer },
): Promise<void> {
  const state = await content.latest();
  const { id } = state.latest;
  // The id of a revision begins with its commit, and ends with the moment of its schedule.
  assertLatest(state, id.startsWith(commit) ? id : commit);
  assertNotHeld(state);
  await publishing.publish({ by: by.name, note, revision: id, address: by.address });
}
