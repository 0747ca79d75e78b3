import { dayInParis } from '../../contract/parisTime';
import type { Content, PublishedDocument } from '../parsing/content';
import { contentLocales } from '../contentLocales';
import { publishedContent } from '../parsing/publishedContent';
import { HttpError } from '../../platform/http/httpErrors';
import type { ContentChange, Difference } from '../../contract/revisionSchemas';
import type { ContentRepository, ContentState } from './ContentRepository';

/** A field that says since when something is there, or until when. */
type Dated = Pick<Extract<Difference, { type: 'field' }>, 'file' | 'share' | 'path'> & { value: string };

/** Something that comes and goes at a moment: a news item, the documents and figures of a fund, or the company's documents. */
interface TimedItem {
  kind: 'news' | 'funds' | 'company';
  code: string;
  title: string;
  /** Keyed by the field's file and path. */
  fields: Map<string, Dated>;
  /** When it goes. */
  until?: string | null | undefined;
}

const byPlace = (fields: readonly Dated[]) =>
  new Map(fields.map((field) => [JSON.stringify([field.file, field.path]), field]));

function newsItems({ news }: Content): TimedItem[] {
  return news.map(({ date, code, publishAt, expireAt, texts }) => {
    const isFromDate = typeof publishAt !== 'string' || dayInParis(new Date(publishAt)) < date;
    const from = isFromDate ? { path: ['date'], value: date } : { path: ['publishAt'], value: publishAt };
    return {
      kind: 'news',
      code: `${date}-${code}`,
      title: contentLocales.map((locale) => texts[locale]?.title).find(Boolean) ?? code,
      fields: byPlace([{ file: 'news.yaml', ...from }]),
      until: expireAt,
    };
  });
}

function ofDocuments(file: string, all: readonly PublishedDocument[], share?: string): Dated[] {
  return all.map(({ type, date }) => ({
    file,
    ...(share !== undefined && { share }),
    path: ['documents', { entry: type }, 'date'],
    value: date ?? type,
  }));
}

function companyItem({ company: { title, documents } }: Content): TimedItem {
  return { kind: 'company', code: 'company', title, fields: byPlace(ofDocuments('company.yaml', documents)) };
}

function fundItems({ funds }: Content): TimedItem[] {
  return funds.map(({ code, title, aum, portfolio, documents, shares }) => {
    const at = (file: string, path: string[], value: string | undefined, share?: string): Dated[] =>
      value === undefined ? [] : [{ file, ...(share !== undefined && { share }), path, value }];
    return {
      kind: 'funds',
      code,
      title: title.fr,
      fields: byPlace([
        ...at('fund.yaml', ['aum', 'date'], aum?.date),
        ...at('portfolio.yaml', ['date'], portfolio?.date),
        ...shares.flatMap(({ isin, name, navs }) =>
          at(`navs/${isin}.csv`, ['date'], navs.at(-1)?.date, name),
        ),
        ...ofDocuments('fund.yaml', documents),
        ...shares.flatMap((share) => ofDocuments(`shares/${share.isin}.yaml`, share.documents, share.name)),
      ]),
    };
  });
}

function itemsOf({ content, asOf }: ContentState): Map<string, TimedItem> {
  const shown = asOf ? publishedContent(content, asOf) : content;
  return new Map(
    [...newsItems(shown), companyItem(shown), ...fundItems(shown)].map((item) => [
      `${item.kind}/${item.code}`,
      item,
    ]),
  );
}

function difference({ file, share, path }: Dated, before: string | null, after: string | null): Difference {
  return { type: 'field', file, ...(share !== undefined && { share }), path, before, after };
}

/** A news item is there as a whole or not; fund and company stay where they are, whatever becomes of what they have. */
function changeOf(before: TimedItem | undefined, after: TimedItem | undefined): ContentChange | undefined {
  const item = after ?? before;
  if (!item) return undefined;
  const { kind, code, title, fields, until } = item;
  const named = { kind, code, title, omitted: 0 };
  if (kind === 'news') {
    if (before && after) return undefined;
    const expiry: Dated = { file: 'news.yaml', path: ['expireAt'], value: until ?? '' };
    const differences = after
      ? Array.from(fields.values(), (field) => difference(field, null, field.value))
      : [difference(expiry, null, expiry.value)];
    return { ...named, change: after ? 'added' : 'removed', differences };
  }
  const places = new Set([...(before?.fields.keys() ?? []), ...(after?.fields.keys() ?? [])]);
  const differences = [...places].flatMap((place) => {
    const [old, fresh] = [before?.fields.get(place), after?.fields.get(place)];
    const field = fresh ?? old;
    if (!field || old?.value === fresh?.value) return [];
    return [difference(field, old?.value ?? null, fresh?.value ?? null)];
  });
  return differences.length === 0 ? undefined : { ...named, change: 'edited', differences };
}

/** Changes by schedule from one revision to another; empty if one of them cannot be read. */
export async function timedChanges(
  repository: ContentRepository,
  ids: readonly [since: string, revision: string],
): Promise<ContentChange[]> {
  // Both to their end: what one of them has begun is not left behind.
  const read = await Promise.allSettled(ids.map((id) => repository.open(id)));
  for (const state of read) {
    if (state.status === 'rejected' && state.reason instanceof HttpError) throw state.reason;
  }
  const states = read.flatMap((state) => (state.status === 'fulfilled' ? [state.value] : []));
  if (states.length < ids.length) return [];
  const [before, after] = states.map(itemsOf);
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys].flatMap((key) => changeOf(before?.get(key), after?.get(key)) ?? []);
}
