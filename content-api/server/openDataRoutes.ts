import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowAnyOrigin } from '../../platform/http/apiRoutes';
import { dayInParis } from '../../contract/parisTime';
import { describeRequest } from '../../platform/http/createHttpServer';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { renderCsv } from '../tables/tableFiles';
import { templateText } from '../../content/facts/templateFiles';
import { changesJson } from '../openData/changes';
import { dataFilesOf, generationTime } from '../openData/dataFiles';
import { factSource } from '../openData/factSource';
import { rangeTable, shareJson } from '../openData/shareRow';
import { isSchemaName, schemaJson, type SchemaName, schemaPath } from '../openData/schemas';
import type { Content } from '../../content/parsing/content';
import { findShareByIsin } from './findContent';
import { sendNavs, workbookType } from './navRoute';
import { readServedFile, sendFile } from './sendServedFile';

interface OpenDataOptions {
  content: (request: FastifyRequest) => Content;
  /** Folder of the content's files. */
  folder: (request: FastifyRequest) => string;
  /** When the content became what it is, in ISO 8601. */
  madeAt: (request: FastifyRequest) => string;
  /** Origin of the site, in front of addresses. */
  siteUrl: string | undefined;
}

const oneHour = 3600;

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8', xlsx: workbookType };

const formats = ['csv', 'json', 'xlsx'] as const;

function nothingThere(request: FastifyRequest): HttpError {
  return new HttpError(httpProblems.noOpenData(describeRequest(request).path ?? ''));
}

/** `ZZ0011759204.csv` */
function splitName(request: FastifyRequest, name: string) {
  const format = formats.find((candidate) => name.endsWith(`.${candidate}`));
  if (!format) throw nothingThere(request);
  return { isin: name.slice(0, -format.length - 1), format };
}

/** The file has columns that end a year after their announcement (RFC 9745, RFC 8594; docs/data-files.md). */
const deprecation = { deprecation: '@1795996800', sunset: 'Tue, 30 Nov 2027 00:00:00 GMT' };

/** Points from a file to the schema that it keeps. https://www.iana.org/assignments/link-relations */
const describedBy = (name: SchemaName) => ({ link: `<${schemaPath(name)}>; rel="describedby"` });

const sendJson = (request: FastifyRequest, reply: FastifyReply, json: string) =>
  sendFile(request, reply, { bytes: Buffer.from(json), contentType: types.json, maxAge: oneHour });

/** Files for programs at addresses that stay, by ISIN: readable from any origin, listed by no search engine. */
export async function addOpenDataRoutes(
  app: FastifyInstance,
  { content, folder, madeAt, siteUrl = '' }: OpenDataOptions,
): Promise<void> {
  await app.register(allowAnyOrigin);
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-robots-tag', 'noindex'));

  app.get<{ Params: { name: string } }>('/e/navs/:name', async (request, reply) => {
    const { isin, format } = splitName(request, request.params.name);
    const { fund, share } = findShareByIsin(content(request), isin);
    const { title, valuationFrequency } = fund;
    // Programs expect a NAV in each row of a CSV file.
    const activatedTools = format === 'csv' ? [] : fund.activatedTools;
    if (format !== 'xlsx') void reply.headers(describedBy(format === 'csv' ? 'navs-table' : 'navs'));
    const input = {
      locale: 'en' as const,
      fund: title.fr,
      valuationFrequency,
      activatedTools,
      shares: [share],
    };
    return sendNavs(request, reply, { input, format, name: isin });
  });

  app.get<{ Params: { name: string } }>('/e/shares/:name', async (request, reply) => {
    const { isin, format } = splitName(request, request.params.name);
    if (format !== 'json') throw nothingThere(request);
    const all = content(request);
    const json = JSON.stringify(shareJson(all, findShareByIsin(all, isin), siteUrl));
    void reply.headers({ ...deprecation, ...describedBy('share') });
    return sendJson(request, reply, json);
  });

  app.get<{ Params: { isin: string; template: string } }>(
    '/e/shares/:isin/:template',
    async (request, reply) => {
      const { isin, template } = request.params;
      const all = content(request);
      const source = factSource(all, findShareByIsin(all, isin), siteUrl);
      const files = dataFilesOf(source, generationTime(madeAt(request)));
      const file = files.find((candidate) => candidate.template === template);
      if (!file) throw new HttpError(httpProblems.noDataFile(isin, template));
      const bytes =
        'path' in file
          ? await readServedFile(folder(request), file.path)
          : Buffer.from(templateText(file.written));
      const name = 'path' in file ? `${isin}-${template}-${file.version}.${file.fileType}` : file.name;
      const sent = { bytes, contentType: types[file.fileType], maxAge: oneHour, name, isAttachment: true };
      return sendFile(request, reply, sent);
    },
  );

  app.get('/e/range.csv', async (request, reply) => {
    void reply.headers({ ...deprecation, ...describedBy('range-table') });
    const bytes = Buffer.from(renderCsv(rangeTable(content(request), siteUrl)));
    const file = { bytes, contentType: types.csv, maxAge: oneHour, name: 'range.csv', isAttachment: true };
    return sendFile(request, reply, file);
  });

  app.get('/e/changes.json', async (request, reply) => {
    const day = dayInParis(new Date(madeAt(request)));
    void reply.headers(describedBy('changes'));
    return sendJson(request, reply, JSON.stringify(changesJson(content(request), day, siteUrl)));
  });

  app.get<{ Params: { name: string } }>('/e/schemas/:name', async (request, reply) => {
    const name = request.params.name.replace(/\.json$/, '');
    if (!isSchemaName(name)) throw nothingThere(request);
    return sendJson(request, reply, schemaJson(name, content(request), siteUrl));
  });

  // Preflights, which the hook answers, need routes.
  for (const url of [
    '/e/navs/:name',
    '/e/shares/:name',
    '/e/shares/:isin/:template',
    '/e/range.csv',
    '/e/changes.json',
    '/e/schemas/:name',
  ]) {
    app.options(url, async (_request, reply) => reply.code(204).send());
  }
}
