import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { ContentError, type ContentProblem } from '../../content/parsing/contentSource';
import { ContentChanges } from '../../content/revisions/contentChanges';
import type { Commit, ContentRepository } from '../../content/revisions/ContentRepository';
import { detachedCommits, uncommittedFiles } from '../../content/revisions/workingTree';
import { describeRevision } from '../../content/revisions/describeRevision';
import { readPicture } from '../../content/revisions/pictures';
import { commitOf } from '../../content/revisions/revisionId';

interface RevisionRoutesOptions {
  repository: ContentRepository;
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
  app.get('/_revisions/latest', async (request) => {
    let latest: Commit;
    try {
      latest = await repository.commit();
    } catch (error) {
      if (error instanceof ContentError) return unreadable(error.problems);
      throw error;
    }
    const orNone = (error: unknown) => {
      request.log.warn({ err: error }, 'what is on no branch cannot be listed');
      return [];
    };
    const uncommitted = await uncommittedFiles(repository.repository).catch(orNone);
    const detached = await detachedCommits(repository.repository).catch(orNone);
    return {
      ...(await describeRevision(latest, () => repository.openNow(latest.id))),
      uncommitted,
      detached,
    };
  });
  app.get('/_revisions/:id', async ({ params: { id }, query: { asOf } }: OfRevision) => {
    if (asOf !== undefined && asOf !== 'now')
      throw new HttpError(httpProblems.invalid('asOf', 'expected now'));
    const open = () => (asOf === 'now' ? repository.openNow(id) : repository.open(id));
    return describeRevision(await repository.readCommit(commitOf(id)), open);
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
