import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayInParis } from '../../platform/parisTime';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { documentTypeTitle } from '../graphql/fundDocuments';
import { type Content, contentLocales, type DocumentFiles } from '../parsing/content';
import { ContentError, type ContentProblem } from '../parsing/contentSource';
import { overdue } from '../parsing/freshness';
import { activeShares } from '../server/findContent';
import { assertToken } from '../server/postRoute';
import { ContentChanges } from './contentChanges';
import type { Commit, ContentRepository, ContentState } from './ContentRepository';
import { readPicture } from './pictures';
import { commitOf } from './revisionId';

interface RevisionRoutesOptions {
  repository: ContentRepository;
  /** Bearer token that requests must carry; undefined lets everyone in. */
  token: string | undefined;
}

/** The documents that are shown, or will be: not their earlier editions. */
function documentsOf(content: Content): { code: string; title: string; files: DocumentFiles }[] {
  const ofFunds = content.funds.flatMap((fund) =>
    [null, ...activeShares(fund)].flatMap((share) =>
      (share ?? fund).documents.map(({ type, date, files }) => ({
        code: [fund.code, share?.isin, type, date].filter(Boolean).join('/'),
        title: [fund.title.fr, share?.name, documentTypeTitle(content, type, 'fr')]
          .filter(Boolean)
          .join(' – '),
        files,
      })),
    ),
  );
  const ofNews = content.news.flatMap(({ date, code, document: files }) =>
    files ? [{ code: `${date}-${code}`, title: code, files }] : [],
  );
  const ofCompany = content.company.documents.map(({ type, date, files }) => ({
    code: ['company', type, date].filter(Boolean).join('/'),
    title: documentTypeTitle(content, type, 'fr'),
    files,
  }));
  return [...ofCompany, ...ofFunds, ...ofNews];
}

/** Files whose metadata say too little for readers' programs. */
function unnamed(content: Content) {
  return documentsOf(content)
    .flatMap(({ files }) => Object.values(files))
    .filter(({ missing }) => missing.length > 0)
    .map(({ path, missing }) => ({ file: `content/${path}`, missing }));
}

/** News and pages that are not written in all languages, and documents that are not there in all. */
function untranslated(content: Content) {
  const { news, pages } = content;
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
  const ofDocuments = documentsOf(content).map(({ code, title, files }) => ({
    kind: 'documents',
    code,
    title,
    locales: missing((locale) => Object.hasOwn(files, locale)),
  }));
  return [...items, ...ofPages, ...ofDocuments].filter(({ locales }) => locales.length > 0);
}

/** @param open gives the state; a commit whose content has problems has none, nor moments */
async function describe(commit: Commit, open: () => Promise<ContentState>) {
  try {
    const { content, revision = commit.id, changesAt, asOf } = await open();
    const told = {
      untranslated: untranslated(content),
      unnamed: unnamed(content),
      overdue: overdue(content, asOf?.day ?? dayInParis(new Date())),
    };
    return { ...commit, id: revision, problems: [], ...told, changesAt };
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
