import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { type Content, contentLocales } from '../parsing/content';
import { ContentError, type ContentProblem } from '../parsing/contentSource';
import { assertToken } from '../server/postRoute';
import { ContentChanges } from './contentChanges';
import type { Commit, ContentRepository, ContentState } from './ContentRepository';
import { readPicture } from './pictures';
import { commitOf } from './revisionId';

interface RevisionRoutesOptions {
  /** Undefined when the content is no Git repository: then there is nothing at these addresses. */
  repository: ContentRepository | undefined;
  /** Bearer token that requests must carry; undefined lets everyone in. */
  token: string | undefined;
}

/** News and pages that are not written in all languages. */
function untranslated({ news, pages }: Content) {
  const missing = (has: (locale: string) => boolean) => contentLocales.filter((locale) => !has(locale));
  const items = news.map(({ code, date, texts }) => ({
    kind: 'news',
    code: `${date}-${code}`,
    title: contentLocales.map((locale) => texts[locale]?.title).find(Boolean) ?? code,
    locales: contentLocales.filter((locale) => !texts[locale]),
  }));
  const pageCodes = [...new Set(pages.map(({ code }) => code))];
  const ofPages = pageCodes.map((code) => {
    const versions = pages.filter((page) => page.code === code);
    return {
      kind: 'pages',
      code,
      title: versions[0]?.title ?? code,
      locales: missing((locale) => versions.some((page) => page.locale === locale)),
    };
  });
  return [...items, ...ofPages].filter(({ locales }) => locales.length > 0);
}

/** @param open gives the state; a commit whose content has problems has none, nor moments */
async function describe(commit: Commit, open: () => Promise<ContentState>) {
  try {
    const { content, revision = commit.id, changesAt } = await open();
    return { ...commit, id: revision, problems: [], untranslated: untranslated(content), changesAt };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { ...commit, problems: error.problems, untranslated: [] };
  }
}

/** The latest where Git gives none: its problems say why, and what to do. It is nothing that can be asked for. */
function unreadable(problems: readonly ContentProblem[]) {
  const at = new Date().toISOString();
  return { id: 'unreadable', at, author: '', message: '', problems, untranslated: [], uncommitted: [] };
}

/**
 * `GET /_revisions/latest`, `/_revisions/{id}`, `/_revisions/{id}/changes?since={id}` and
 * `/_revisions/{id}/file?path={path}`: what the content is, what differs, and a picture of it. They tell what is not published: the site server does not pass them on.
 */
export async function addRevisionRoutes(
  app: FastifyInstance,
  { repository, token }: RevisionRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    assertToken(request, reply, token);
    if (!repository) throw new HttpError(httpProblems.noRevisions);
  });
  if (!repository) {
    app.get('/_revisions/*', async () => undefined);
    return;
  }
  type OfRevision = FastifyRequest<{
    Params: { id: string };
    Querystring: { since?: unknown; asOf?: unknown; path?: unknown };
  }>;
  app.get('/_revisions/latest', async (request) => {
    let latest: Commit;
    try {
      latest = await repository.commit();
    } catch (error) {
      if (error instanceof ContentError) return unreadable(error.problems);
      throw error;
    }
    const uncommitted = await repository.uncommitted().catch((error: unknown) => {
      request.log.warn({ err: error }, 'what is not committed cannot be listed');
      return [];
    });
    return { ...(await describe(latest, () => repository.openNow(latest.id))), uncommitted };
  });
  app.get('/_revisions/:id', async ({ params: { id }, query: { asOf } }: OfRevision) => {
    if (asOf !== undefined && asOf !== 'now')
      throw new HttpError(httpProblems.invalid('asOf', 'expected now'));
    const open = () => (asOf === 'now' ? repository.openNow(id) : repository.open(id));
    return describe(await repository.readCommit(commitOf(id)), open);
  });
  const changes = new ContentChanges(repository);
  app.get('/_revisions/:id/changes', async ({ params, query }: OfRevision) => {
    if (typeof query.since !== 'string')
      throw new HttpError(httpProblems.invalid('since', 'expected one revision'));
    return changes.between(query.since, params.id);
  });
  app.get('/_revisions/:id/file', async ({ params, query }: OfRevision, reply) => {
    if (typeof query.path !== 'string')
      throw new HttpError(httpProblems.invalid('path', 'expected one path'));
    const { id } = await repository.commit(commitOf(params.id));
    const { bytes, contentType } = await readPicture(repository.repository, id, query.path);
    // It comes from the repository as it is, and an SVG may hold scripts.
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(contentType).send(bytes);
  });
}
