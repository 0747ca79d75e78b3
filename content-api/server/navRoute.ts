import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { isCalendarDay } from '../../contract/parisTime';
import { renderNavCsv, renderNavWorkbook } from '../navs/navFiles';
import { type NavHistoryInput, navHistoryJson } from '../navs/navHistory';
import { activeShares, type Content } from '../../content/parsing/content';
import { findFund, findLocale, findShare } from './findContent';
import { sendFile } from './sendServedFile';

const oneHour = 3600;

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const day = v.optional(
  v.pipe(
    v.string('expected one day'),
    v.isoDate('expected a day as YYYY-MM-DD'),
    v.check(isCalendarDay, 'expected a day of the calendar'),
  ),
);

const querySchema = v.pipe(
  v.object({
    isin: v.optional(v.string('expected one ISIN')),
    from: day,
    to: day,
    format: v.optional(v.picklist(['json', 'xlsx', 'csv'], 'expected json, xlsx or csv'), 'json'),
  }),
  v.forward(
    v.check(({ from, to }) => !from || !to || from <= to, 'expected a day that is not before `from`'),
    ['to'],
  ),
);

type NavQuery = v.InferOutput<typeof querySchema>;

/** @throws HttpError naming the parameter and what it accepts */
function readNavQuery(query: unknown): NavQuery {
  const result = v.safeParse(querySchema, query);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new HttpError(httpProblems.invalid(v.getDotPath(issue) ?? 'query', issue.message));
}

/** @param name of the file to be saved, without its end */
export async function sendNavs(
  request: FastifyRequest,
  reply: FastifyReply,
  { input, format, name }: { input: NavHistoryInput; format: NavQuery['format']; name: string },
): Promise<FastifyReply> {
  const json = JSON.stringify(navHistoryJson(input));
  // Data of the chart, not a document to be found by search engines.
  void reply.header('x-robots-tag', 'noindex');
  if (format === 'json') {
    const contentType = 'application/json; charset=utf-8';
    return sendFile(request, reply, { bytes: Buffer.from(json), contentType, maxAge: oneHour });
  }
  const attachment = { maxAge: oneHour, name: `${name}.${format}`, isAttachment: true };
  if (format === 'csv') {
    const bytes = Buffer.from(renderNavCsv(input));
    return sendFile(request, reply, { ...attachment, bytes, contentType: 'text/csv; charset=utf-8' });
  }
  return sendFile(request, reply, {
    ...attachment,
    bytes: await renderNavWorkbook(input),
    contentType: workbookType,
    // A workbook carries the time at which it was made.
    etagSource: json,
  });
}

/**
 * The NAVs of a fund's active shares, or of the one of `isin`, between two days, as JSON, as a workbook
 * (behaviour.md §7.6) or as CSV: `/e/{locale}/funds/{fundSlug}/navs?isin=&from=&to=&format=xlsx`. Pages add the version of the NAVs,
 * `v=`, which is a cache's matter alone.
 */
export async function addNavRoute(
  app: FastifyInstance,
  { content: contentOf }: { content: (request: FastifyRequest) => Content },
): Promise<void> {
  app.get<{ Params: { locale: string; slug: string } }>(
    '/e/:locale/funds/:slug/navs',
    async (request, reply) => {
      const locale = findLocale(request.params.locale);
      const fund = findFund(contentOf(request), locale, request.params.slug);
      const { isin, format, from, to } = readNavQuery(request.query);
      const title = fund.title[locale];
      const shares = isin === undefined ? activeShares(fund) : [findShare(fund, isin)];
      const { valuationFrequency, activatedTools } = fund;
      const input = { locale, fund: title, valuationFrequency, activatedTools, shares, from, to };
      const name = [title, isin, 'NAV'].filter(Boolean).join(' – ');
      return sendNavs(request, reply, { input, format, name });
    },
  );
}
