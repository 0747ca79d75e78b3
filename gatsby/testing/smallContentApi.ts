import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buildSchema, graphql } from 'graphql';
import sharp from 'sharp';
import * as v from 'valibot';
import { revisionHeader } from '../../contract/contentRevision';
import { parseLocale } from '../../src/i18n/locales';
import { fundCategoryRows, navHistory } from './smallCatalogue';
import {
  brandImages,
  companyRow,
  countryRows,
  createSmallContent,
  investorProfileRows,
  newsCategoryRows,
  newsRows,
  pageRows,
  portraitPath,
  type SmallContent,
  teamMemberRows,
} from './smallContent';
import { readJson, startServer, type TestServer } from './startServer';

/** Root types may have other names. */
const contract = `${readFileSync(path.join(__dirname, '../../content-api/schema.graphql'), 'utf8')}
  schema { query: KorvaneQuery, mutation: KorvaneMutation }`.replace(
  /^type (Query|Mutation) /gm,
  'type Korvane$1 ',
);

/** The server's behaviour. With `brokenNews`, queries after the introspection fail. */
export type Behaviour = 'works' | 'answersErrors' | 'answersHtml' | 'lacksField' | 'brokenNews';

export type SmallContentApi = TestServer & {
  content: SmallContent;
  /** Contents that replace the default one for requests with these revisions. */
  revisions: Map<string, SmallContent>;
  behaviour: Behaviour;
  /** Bearer token that every request must carry; none by default. */
  token?: string;
  /** Answers in place of the server's own, by the beginning of the path. */
  instead: Map<string, { status: number; type: string; body: string | Buffer }>;
};

const requestSchema = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown())),
});

type Arguments = { locale: string };
type NewsArguments = Arguments & { category?: string; limit: number; skip: number };

function resolvers(content: SmallContent, behaviour: Behaviour) {
  return {
    pages: ({ locale, codes }: Arguments & { codes?: string[] }) =>
      pageRows(parseLocale(locale), content).filter(({ code }) => !codes || codes.includes(code)),
    company: () => companyRow(content.brand),
    countries: () => countryRows(),
    investorProfiles: () => investorProfileRows(),
    fundCategories: ({ locale }: Arguments) => fundCategoryRows(parseLocale(locale), content),
    news: ({ locale, category, limit, skip }: NewsArguments) => {
      if (behaviour === 'brokenNews') throw new Error('The news are being moved');
      const rows = newsRows(parseLocale(locale), content).filter(
        (row) => !category || row.category.code === category,
      );
      return { total: rows.length, items: rows.slice(skip, skip + limit) };
    },
    newsCategories: ({ locale }: Arguments) => newsCategoryRows(parseLocale(locale)),
    teamMembers: () => teamMemberRows(),
  };
}

const wholeSchema = buildSchema(contract);
const schemaWithoutField = buildSchema(contract.replace(/^ {2}quoteAuthor: String$/m, ''));

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function fileAt(url: URL, locale: string) {
  const [, slug] = /^\/e\/\w+\/funds\/([^/]+)\/navs$/.exec(url.pathname) ?? [];
  if (url.pathname.startsWith('/e/') && url.pathname.includes('/docs/')) {
    return { status: 200, type: 'application/pdf', body: '%PDF' };
  }
  if (url.pathname.startsWith('/_content/')) {
    const item = {
      path: `/${locale}/pages/contact`,
      kind: 'page',
      title: 'Contact',
      url: `/${locale}/contact`,
    };
    const items = [{ ...item, visibleTo: ['RETAIL', 'INSTIT', 'PRO'] }];
    return { status: 200, type: 'application/json', body: JSON.stringify({ items, total: 1 }) };
  }
  const types: Record<string, string> = { csv: 'text/csv', json: 'application/json', xlsx };
  const [, folder, isin, ending = ''] =
    /^\/e\/(?:(navs|shares)\/(\w+)|range)\.(\w+)$/.exec(url.pathname) ?? [];
  if (ending !== '') {
    const body = folder === 'shares' ? JSON.stringify({ 'OFST020000 ISIN': isin }) : '';
    return { status: 200, type: types[ending] ?? '', body };
  }
  const type = types[url.searchParams.get('format') ?? ''] ?? 'application/json';
  if (/^\/e\/\w+\/range$/.test(url.pathname)) return { status: 200, type, body: '' };
  if (slug === undefined) return undefined;
  return { status: 200, type, body: JSON.stringify(navHistory(decodeURIComponent(slug))) };
}

/** Documents, NAVs, the range and the content search. @returns whether there was something to send */
function sendFile(api: SmallContentApi, request: IncomingMessage, response: ServerResponse): boolean {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, changed] = [...api.instead].find(([path]) => request.url?.startsWith(path)) ?? [];
  const file = changed ?? fileAt(url, url.pathname.split('/')[2] ?? '');
  if (!file) return false;
  request.resume();
  response.writeHead(file.status, { 'content-type': file.type }).end(file.body);
  return true;
}

async function answer(api: SmallContentApi, request: IncomingMessage, response: ServerResponse) {
  if (api.token !== undefined && request.headers.authorization !== `Bearer ${api.token}`) {
    response.writeHead(401).end();
    return;
  }
  if (request.url === portraitPath && !api.instead.has(portraitPath)) {
    const portrait = sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } });
    response.setHeader('content-type', 'image/png').end(await portrait.png().toBuffer());
    return;
  }
  const brandImage = brandImages[request.url ?? ''];
  if (brandImage !== undefined) {
    response.setHeader('content-type', 'image/svg+xml').end(brandImage);
    return;
  }
  if (sendFile(api, request, response)) return;
  if (request.url?.startsWith('/_revisions/')) {
    response.writeHead(404).end();
    return;
  }
  if (api.behaviour === 'answersHtml') {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Maintenance</title>');
    return;
  }
  response.setHeader('content-type', 'application/json');
  if (api.behaviour === 'answersErrors') {
    response.end(JSON.stringify({ errors: [{ message: 'The database is away' }] }));
    return;
  }
  const revision = String(request.headers[revisionHeader]);
  const { query, variables } = v.parse(requestSchema, await readJson(request));
  const result = await graphql({
    schema: api.behaviour === 'lacksField' ? schemaWithoutField : wholeSchema,
    source: query,
    rootValue: resolvers(api.revisions.get(revision) ?? api.content, api.behaviour),
    variableValues: variables,
  });
  response.end(JSON.stringify(result));
}

/** A second implementation of the contract, serving `smallContent.ts`. */
export async function startSmallContentApi(): Promise<SmallContentApi> {
  const server = await startServer((request, response) => {
    answer(api, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const api: SmallContentApi = {
    ...server,
    content: createSmallContent(),
    revisions: new Map(),
    behaviour: 'works',
    instead: new Map(),
  };
  return api;
}
