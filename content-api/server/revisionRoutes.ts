import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { ContentError } from '../../content/files/ProblemList';
import type { ContentRepository } from '../../content/revisions/ContentRepository';
import { RepositoryRevisions } from '../../content/revisions/RepositoryRevisions';

interface RevisionRoutesOptions {
  repository: ContentRepository;
}

/**
 * `GET /_revisions/latest`, `/_revisions/{id}`, `/_revisions/{id}/changes?since={id}` and
 * `/_revisions/{id}/file?path={path}`: what the content is, what differs, and a picture of it. They tell what is not published: the site server does not pass them on.
 */
export async function addRevisionRoutes(
  app: FastifyInstance,
  { repository }: RevisionRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler((error) => {
    const isOfGit = error instanceof ContentError && !error.isLasting;
    throw isOfGit ? new HttpError(httpProblems.revisionUnreadable, { cause: error }) : error;
  });
  type OfRevision = FastifyRequest<{
    Params: { id: string };
    Querystring: { since?: unknown; asOf?: unknown; path?: unknown };
  }>;
  const revisions = new RepositoryRevisions(repository, app.log);
  app.get('/_revisions/latest', () => revisions.latest());
  app.get('/_revisions/:id', async ({ params: { id }, query: { asOf } }: OfRevision) => {
    if (asOf !== undefined && asOf !== 'now')
      throw new HttpError(httpProblems.invalid('asOf', 'expected now'));
    return asOf === 'now' ? revisions.findNow(id) : revisions.find(id);
  });
  app.get('/_revisions/:id/changes', async ({ params, query }: OfRevision) => {
    if (typeof query.since !== 'string')
      throw new HttpError(httpProblems.invalid('since', 'expected one revision'));
    return revisions.changes(query.since, params.id);
  });
  app.get('/_revisions/:id/file', async ({ params, query }: OfRevision, reply) => {
    if (typeof query.path !== 'string')
      throw new HttpError(httpProblems.invalid('path', 'expected one path'));
    const { bytes, type } = await revisions.picture(params.id, query.path);
    // It comes from the repository as it is, and an SVG may hold scripts.
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(type).send(bytes);
  });
}
