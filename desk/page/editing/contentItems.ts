import { instantInParis } from '../../api';
import { locales } from '../../../src/i18n/locales';

/** Files that one form edits: a single one, or one for each language. */
export interface ContentItem {
  /** Its place in the content, and in the address of its form: `news/2026-10-30-letter`. */
  id: string;
  /** The folder of the content that it is in. */
  kind: string;
  /** Its code there. A fund's portfolio and shares have that of the fund. */
  code: string;
  /** The part of a fund: `portfolio`, `sustainability`, or a share's ISIN. */
  part?: string;
  files: string[];
}

const ofLocale = `(?:${locales.join('|')})`;
const newsFile = new RegExp(`^(news/[^/]+)/(?:news\\.yaml|${ofLocale}\\.md)$`);
const pageFile = new RegExp(`^(pages/[^/]+)/${ofLocale}\\.yaml$`);

/** The item that a file is of; undefined for pictures, documents and NAVs. */
export function itemIdOf(path: string): string | undefined {
  return (newsFile.exec(path) ?? pageFile.exec(path) ?? /^([^/]+\/.+)\.yaml$/.exec(path))?.[1];
}

/** The item of an id, without its files. */
export function itemOf(id: string): ContentItem {
  const [kind = '', code = '', ...parts] = id.split('/');
  const last = parts.at(-1);
  const part = last === 'fund' ? undefined : last;
  return { id, kind, code, ...(part !== undefined && { part }), files: [] };
}

/** News and funds before their lists, and funds before their parts. */
function rankOf({ id, kind, part }: ContentItem): number {
  if (part !== undefined) return 1;
  return kind === 'funds' && id.split('/').length === 2 ? 2 : id === 'news/categories' ? 2 : 0;
}

/** By kind and name, but the newest news first. */
function compare(a: ContentItem, b: ContentItem): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  const byName = a.id < b.id ? -1 : 1;
  return rankOf(a) - rankOf(b) || (a.kind === 'news' ? -byName : byName);
}

/** The items that files of the content make. Pictures, documents and NAVs are in no form. */
export function itemsOf(paths: readonly string[]): ContentItem[] {
  const items = new Map<string, ContentItem>();
  for (const path of paths) {
    const id = itemIdOf(path);
    if (id === undefined) continue;
    const item = items.get(id) ?? itemOf(id);
    item.files.push(path);
    items.set(id, item);
  }
  return [...items.values()].toSorted(compare);
}

/** The file or folder that has all versions of an item. */
export function pathOf({ id, kind }: ContentItem): string {
  return kind === 'news' || kind === 'pages' ? (id === 'news/categories' ? `${id}.yaml` : id) : `${id}.yaml`;
}

/** Pages that show what has none of its own, by kind. */
const pagesOfKinds: Readonly<Record<string, string>> = {
  news: 'news',
  funds: 'funds-range',
  categories: 'funds-range',
  team: 'teams',
  company: 'the-management-company',
  'document-types': 'regulatory-information',
};

/** The site's identity of the page that shows an item. */
export function pageIdentity({ id, kind, code, part }: ContentItem): string {
  const isList = id.split('/').length === 2;
  if (kind === 'pages') return `page:${code === 'disclaimers' ? 'legal-notices' : code}`;
  if (kind === 'funds' && !isList) {
    if (part === 'sustainability') return `sustainability:${code}`;
    return part === undefined || part === 'portfolio' ? `fund:${code}` : `share:${part}`;
  }
  if (kind === 'news' && code !== 'categories') return `news:${code.replace(/^\d{4}-\d\d-\d\d-/, '')}`;
  return `page:${pagesOfKinds[kind] ?? 'index'}`;
}

/** When a news item is published, if that is still to come. @param publishAt of the item, if it has one */
export function publishedFrom({ id }: ContentItem, publishAt: unknown, now = new Date()): string | undefined {
  const [, day = ''] = /^news\/(\d{4}-\d\d-\d\d)-/.exec(id) ?? [];
  const times = [day, typeof publishAt === 'string' ? publishAt : ''];
  const moments = times.flatMap((time) => instantInParis(time)?.toISOString() ?? []).sort();
  return moments.findLast((moment) => moment > now.toISOString());
}

/** The language of a file, where it has one. */
export function localeOf(path: string): (typeof locales)[number] | undefined {
  const [, name] = /\/(\w\w)\.(?:md|yaml)$/.exec(path) ?? [];
  return locales.find((locale) => locale === name);
}

/** The page's server takes what has a dot for a file. */
const encoded = (part: string) => encodeURIComponent(part).replaceAll('.', '%2E');

export function draftAddress(name: string, itemId = ''): string {
  const parts = itemId === '' ? [] : itemId.split('/');
  return ['/drafts', ...[name, ...parts].map(encoded)].join('/');
}

/** Stands for an item in the address of the import of NAVs. */
export const navsImport = 'navs';

/** In its place, the import of a portfolio. */
export const portfolioImport = 'portfolio';

/** In its place, the screen of documents and pictures. */
export const documentFiles = 'files';

/** Draft and item of an address; both are empty for the list of drafts. */
export function parseDraftAddress(pathname: string): { name: string; itemId: string } {
  try {
    const [, , name = '', ...parts] = pathname.split('/').map(decodeURIComponent);
    return { name, itemId: parts.join('/') };
  } catch {
    // An address that somebody has cut off.
    return { name: '', itemId: '' };
  }
}
