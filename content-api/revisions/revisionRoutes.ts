import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Content, contentLocales } from '../parsing/content';
import { hasBearerToken } from '../server/postRoute';
import { RequestError } from '../server/requestError';
import { contentChanges } from './contentChanges';
import { type Commit, type ContentRepository, problemsOf } from './ContentRepository';

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

async function describe(repository: ContentRepository, commit: Commit) {
  const problems = await problemsOf(repository, commit.id);
  const content = problems.length === 0 ? (await repository.open(commit.id)).content : undefined;
  return { ...commit, problems, untranslated: content ? untranslated(content) : [] };
}

/**
 * `GET /_revisions/latest`, `/_revisions/{id}` and `/_revisions/{id}/changes?since={id}`: what the content is, and what
 * differs. They tell what is not published: the site server does not pass them on.
 */
export async function addRevisionRoutes(
  app: FastifyInstance,
  { repository, token }: RevisionRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (token !== undefined && !hasBearerToken(request.headers.authorization, token)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new RequestError(401, 'A valid bearer token is required');
    }
    if (!repository) throw new RequestError(404, 'This content API knows no revisions');
  });
  if (!repository) {
    app.get('/_revisions/*', async () => undefined);
    return;
  }
  type OfRevision = FastifyRequest<{ Params: { id: string }; Querystring: { since?: unknown } }>;
  app.get('/_revisions/latest', async () => ({
    ...(await describe(repository, await repository.commit())),
    uncommitted: await repository.uncommitted(),
  }));
  app.get('/_revisions/:id', async ({ params }: OfRevision) =>
    describe(repository, await repository.commit(params.id)),
  );
  app.get('/_revisions/:id/changes', async ({ params, query }: OfRevision) => {
    if (typeof query.since !== 'string') throw new RequestError(400, 'since: expected one revision');
    const [since, { id }] = await Promise.all([repository.commit(query.since), repository.commit(params.id)]);
    return { changes: await contentChanges(repository, since.id, id) };
  });
}
