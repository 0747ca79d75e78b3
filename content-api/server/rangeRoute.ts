import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import type { Content } from '../../content/parsing/content';
import { figuresTable } from '../range/figuresTable';
import { tableCsv, tableWorkbook } from '../tables/tableFiles';
import { findLocale, findShareByIsin } from './findContent';
import { workbookType } from './navRoute';
import { sendFile } from './sendServedFile';

const querySchema = v.object({
  shares: v.optional(
    v.pipe(v.string('expected ISINs with commas between them'), v.nonEmpty('expected an ISIN')),
    '',
  ),
  format: v.optional(v.picklist(['xlsx', 'csv'], 'expected xlsx or csv'), 'xlsx'),
});

/** A closed share is in no range. */
function openShare(content: Content, isin: string) {
  const found = findShareByIsin(content, isin);
  if (!found.share.active) throw new HttpError(httpProblems.noIsin(isin));
  return found;
}

/** The range as the page shows it: `/e/{locale}/range?shares=ISIN,ISIN&format=csv`, in the order of the ISINs. */
export async function addRangeRoute(
  app: FastifyInstance,
  { content: contentOf }: { content: (request: FastifyRequest) => Content },
): Promise<void> {
  app.get<{ Params: { locale: string } }>('/e/:locale/range', async (request, reply) => {
    const locale = findLocale(request.params.locale);
    const query = v.safeParse(querySchema, request.query);
    if (!query.success) {
      const [issue] = query.issues;
      throw new HttpError(httpProblems.invalid(v.getDotPath(issue) ?? 'query', issue.message));
    }
    const { shares, format } = query.output;
    const content = contentOf(request);
    const found = [...new Set(shares.split(','))].map((isin) => openShare(content, isin));
    const table = figuresTable(content, found, locale);
    const csv = tableCsv(table);
    void reply.header('x-robots-tag', 'noindex');
    // Its address says nothing of the NAVs in it: it is asked for anew each time.
    const file = { maxAge: 0, name: `${table.sheet}.${format}`, isAttachment: true };
    if (format === 'csv') {
      const bytes = Buffer.from(csv);
      return sendFile(request, reply, { ...file, bytes, contentType: 'text/csv; charset=utf-8' });
    }
    const bytes = await tableWorkbook(table);
    // A workbook carries the time at which it was made.
    return sendFile(request, reply, { ...file, bytes, contentType: workbookType, etagSource: csv });
  });
}
