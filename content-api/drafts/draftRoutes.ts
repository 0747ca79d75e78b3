import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { answerErrors } from '../../platform/http/createHttpServer';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { ContentError } from '../parsing/contentSource';
import { issueText } from '../parsing/issueText';
import type { ContentRepository } from '../revisions/ContentRepository';
import { GitError } from '../revisions/gitObjects';
import { commitOf } from '../revisions/revisionId';
import { assertToken } from '../server/postRoute';
import { maxSaveBytes } from './draftFiles';
import { Drafts } from './Drafts';
import { fieldEdit } from './fieldEditSchema';
import { FileTitles } from './FileTitles';
import { contentFile, contentFiles, fieldsOfFile, historyOf } from './revisionFiles';

interface DraftRoutesOptions {
  repository: ContentRepository;
  /** Bearer token that requests must carry; undefined lets everyone in. */
  token: string | undefined;
}

const [maxFiles, maxEdits, maxName, maxMessage, maxTitle] = [500, 500, 200, 10_000, 200];

/** Signs that Git takes out of names, or that would begin another line. */
const unfit = /[\p{Cc}\p{Cs}<>\u2028\u2029]+/gu;

const oneLine = (what: string, max: number) =>
  v.pipe(
    v.string(what),
    v.transform((text) => text.replace(unfit, ' ').replace(/\s+/g, ' ').trim()),
    v.check(
      (text) => /[\p{L}\p{N}]/u.test(text) && text.length <= max,
      `${what} of ${max} characters at most`,
    ),
  );

const mailAddress = /^[^\s<>@\p{C}]{1,100}@[^\s<>@\p{C}]{1,150}$/u;

const person = v.object(
  {
    name: oneLine('a name', maxName),
    mail: v.pipe(v.string('a mail address'), v.regex(mailAddress, 'a mail address')),
  },
  'a map with name and mail',
);

const message = v.optional(
  v.pipe(
    v.string('a text'),
    v.transform((text) => text.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '').trim()),
    v.maxLength(maxMessage, `a text of ${maxMessage} characters at most`),
    v.transform((text) => text || undefined),
  ),
);

const hexadecimal = v.pipe(v.string('an id'), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'an id'));
const commit = v.optional(hexadecimal);

const path = v.string('a path');
const base = v.nullable(hexadecimal);

const wholeFile = v.object(
  {
    path,
    content: v.nullable(v.string('a text or null')),
    encoding: v.optional(v.picklist(['utf8', 'base64'], 'utf8 or base64'), 'utf8'),
  },
  'a map with path, and content or edits',
);

type WholeInput = v.InferOutput<typeof wholeFile>;

function toFile<File extends WholeInput>({ content, encoding, ...file }: File) {
  return { ...file, content: content === null ? null : Buffer.from(content, encoding) };
}

const editsText = `a list of ${maxEdits} edits at most`;
const editedFile = v.object({
  path,
  base,
  edits: v.pipe(v.array(fieldEdit, editsText), v.maxLength(maxEdits, editsText)),
});

const hasEdits = (file: unknown) => typeof file === 'object' && file !== null && 'edits' in file;
const chosenFile = v.lazy((file) => (hasEdits(file) ? editedFile : v.pipe(wholeFile, v.transform(toFile))));
const keptSide = v.object(
  { path, base, keep: v.picklist(['draft', 'live'], 'draft or live') },
  'a map with path, base, and keep or edits',
);
const settledFile = v.lazy((file) => (hasEdits(file) ? editedFile : keptSide));
const savedFile = v.lazy((file) =>
  hasEdits(file) ? editedFile : v.pipe(v.object({ ...wholeFile.entries, base }), v.transform(toFile)),
);
const filesText = `a list of ${maxFiles} files at most`;
const listOf = <Schema extends v.GenericSchema>(file: Schema) =>
  v.pipe(v.array(file, filesText), v.maxLength(maxFiles, filesText));

const act = { author: person, message, commit };
const schemas = {
  create: v.object({ title: oneLine('a title', maxTitle), owner: person }),
  save: v.object({ ...act, files: listOf(savedFile) }),
  update: v.object({ ...act, files: v.optional(listOf(settledFile), []) }),
  merge: v.object(act),
  problems: v.object({ files: listOf(chosenFile) }),
};

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body ?? {}, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new HttpError(httpProblems.invalid('body', issueText(issue)));
}

function asText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new HttpError(httpProblems.invalid(name, 'expected one'));
}

/** Base64 is a third longer, and a letter of JSON may be six. */
const saveLimit = Math.ceil(maxSaveBytes * 1.4);
const bodyLimit = 256 * 1024;

type OfDraft = FastifyRequest<{ Params: { name: string }; Querystring: { commit?: unknown } }>;
type OfRevision = FastifyRequest<{
  Params: { id: string };
  Querystring: { path?: unknown; titles?: unknown };
}>;

function addDraftActs(app: FastifyInstance, drafts: Drafts): void {
  app.get('/_drafts', async () => ({ drafts: await drafts.list() }));
  app.post('/_drafts', { bodyLimit }, async ({ body }, reply) => {
    const { title, owner } = parse(schemas.create, body);
    return reply.code(201).send(await drafts.create(title, owner));
  });
  app.get('/_drafts/:name', async ({ params }: OfDraft) => drafts.find(params.name));
  app.delete('/_drafts/:name', async ({ params, query }: OfDraft, reply) => {
    await drafts.remove(params.name, query.commit === undefined ? undefined : asText('commit', query.commit));
    return reply.code(204).send();
  });
  app.post('/_drafts/:name/save', { bodyLimit: saveLimit }, async ({ params, body }: OfDraft) =>
    drafts.save(params.name, parse(schemas.save, body)),
  );
  app.post('/_drafts/:name/problems', { bodyLimit: saveLimit }, async ({ params, body }: OfDraft) => {
    const { files } = parse(schemas.problems, body);
    return { problems: await drafts.problems(params.name, files) };
  });
  app.post('/_drafts/:name/update', { bodyLimit: saveLimit }, async ({ params, body }: OfDraft) =>
    drafts.update(params.name, parse(schemas.update, body)),
  );
  app.post('/_drafts/:name/merge', { bodyLimit }, async ({ params, body }: OfDraft) =>
    drafts.merge(params.name, parse(schemas.merge, body)),
  );
}

function addRevisionFiles(app: FastifyInstance, content: ContentRepository): void {
  const { repository } = content;
  const titles = new FileTitles(repository);
  const find = async (id: string) => (await content.commit(id === 'latest' ? undefined : commitOf(id))).id;
  app.get('/_revisions/:id/history', async ({ params, query }: OfRevision) => ({
    commits: await historyOf(repository, await find(params.id), asText('path', query.path)),
  }));
  app.get('/_revisions/:id/files', async ({ params, query }: OfRevision) => {
    const revision = await find(params.id);
    const below = query.path === undefined ? '' : asText('path', query.path);
    const files = await contentFiles(repository, revision, below);
    return { commit: revision, files: query.titles === undefined ? files : await titles.add(files) };
  });
  app.get('/_revisions/:id/content', async ({ params, query }: OfRevision) => {
    const revision = await find(params.id);
    return { commit: revision, ...(await contentFile(repository, revision, asText('path', query.path))) };
  });
  app.get('/_revisions/:id/fields', async ({ params, query }: OfRevision) => {
    const revision = await find(params.id);
    return { commit: revision, ...(await fieldsOfFile(repository, revision, asText('path', query.path))) };
  });
}

/**
 * `/_drafts…`: drafts are listed, begun, saved, merged and removed; and `/_revisions/{id}/history`, `/files`, `/content`
 * and `/fields`, which an editor reads. They are the desk's: the site server does not pass them on.
 */
export async function addDraftRoutes(
  app: FastifyInstance,
  { repository, token }: DraftRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    assertToken(request, reply, token);
  });
  app.addHook('preHandler', async ({ body }) => {
    if (typeof body === 'string') throw new HttpError(httpProblems.notJson);
  });
  answerErrors(app, ({ message: error, code, details }) => ({ error, code, ...details }));
  await app.register(async (routes) => {
    // The handler above answers what this one throws.
    routes.setErrorHandler(async (error, request) => {
      if (!(error instanceof GitError || error instanceof ContentError)) throw error;
      request.log.error({ err: error }, 'the repository failed');
      const [problem] = (await repository.failureOf(error)).problems;
      throw new HttpError(httpProblems.repositoryUnreadable(problem?.expected ?? error.message));
    });
    addDraftActs(routes, new Drafts(repository));
    addRevisionFiles(routes, repository);
  });
}
