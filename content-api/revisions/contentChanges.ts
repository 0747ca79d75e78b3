import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayInParis } from '../../platform/dayInParis';
import type { Content, PublishedDocument } from '../parsing/content';
import { ContentError, isMissing } from '../parsing/contentSource';
import { publishedContent } from '../parsing/publishedContent';
import { parseYamlText } from '../parsing/yamlText';
import type { ContentRepository, ContentState } from './ContentRepository';
import { commitOf } from './revisionId';

export interface FieldChange {
  /** By path: `fr.md title`, `team.yaml helene-vasseroy.role.fr`. '' is a field that is not there. */
  field: string;
  before: string;
  after: string;
}

export interface ItemChange {
  /** The folder of the content that it is in: `news`, `funds`, `pages`, `team`. */
  kind: string;
  code: string;
  title: string;
  change: 'added' | 'edited' | 'removed';
  by?: string;
  at?: string;
  fields: FieldChange[];
}

/** A folder below these is one item. Elsewhere each file is. */
const kindsOfFolders = ['funds', 'news', 'pages'];

/** `news/2026-03-letter/fr.md` is of the news item `2026-03-letter`. */
function itemOf(file: string): { kind: string; code: string } {
  const [kind = '', name = '', ...rest] = file.split('/');
  if (rest.length > 0 && kindsOfFolders.includes(kind)) return { kind, code: name };
  return { kind, code: file.slice(kind.length + 1).replace(/\.\w+$/, '') || kind };
}

/** Entries of a list are named by their code, so that one more at the top does not shift them all. */
function nameOfEntry(entry: unknown, index: number): string {
  const known = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : undefined;
  return typeof known === 'string' ? known : String(index + 1);
}

function flattened(value: unknown, at: readonly string[], into: Map<string, string>): Map<string, string> {
  if (Array.isArray(value)) {
    value.forEach((entry, index) => flattened(entry, [...at, nameOfEntry(entry, index)], into));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) flattened(member, [...at, name], into);
  } else if (value !== null && value !== undefined && value !== '') {
    into.set(at.join('.'), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return into;
}

function yamlFields(text: string): Map<string, string> {
  const yaml = parseYamlText(text, 1);
  // It cannot be read: it is one field, and its problem is listed elsewhere.
  return Array.isArray(yaml) ? new Map([['', text]]) : flattened(yaml.value, [], new Map());
}

/** Front matter and text: the format of news. */
function markdownFields(text: string): Map<string, string> {
  const [, head, body] = /^---\n([\s\S]*?\n)?---\n?([\s\S]*)$/.exec(text) ?? [];
  const fields = head === undefined ? new Map<string, string>() : yamlFields(head);
  return fields.set('text', (body ?? text).trim());
}

/** Fields of a file by their names; a picture or a file of another format has none, and one of NAVs its last line. */
function fieldsOf(file: string, text: string): Map<string, string> {
  switch (path.extname(file)) {
    case '.yaml':
      return yamlFields(text);
    case '.md':
      return markdownFields(text.replaceAll('\r\n', '\n'));
    case '.csv': {
      const lines = text.trim().split('\n');
      return new Map([['', `${lines.length - 1} × ${lines[0] ?? ''} … ${lines.at(-1) ?? ''}`]]);
    }
    default:
      return new Map();
  }
}

async function readFields(folder: string, file: string): Promise<Map<string, string> | undefined> {
  try {
    return fieldsOf(file, await readFile(path.join(folder, file), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Within its item: `shares/i-eur.yaml fees.management`. */
function nameOfField(file: string, field: string): string {
  const { kind, code } = itemOf(file);
  const prefix = kindsOfFolders.includes(kind) ? `${kind}/${code}/` : `${kind}/`;
  const within = file.startsWith(prefix) ? file.slice(prefix.length) : file;
  return field === '' ? within : `${within} ${field}`;
}

async function changedFields(file: string, before: string, after: string): Promise<FieldChange[]> {
  const [old = new Map<string, string>(), fresh = new Map<string, string>()] = await Promise.all([
    readFields(before, file),
    readFields(after, file),
  ]);
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({
      field: nameOfField(file, field),
      before: old.get(field) ?? '',
      after: fresh.get(field) ?? '',
    }))
    .filter((change) => change.before !== change.after);
}

/** Where the title of an item is, French first, the site's default. */
const titleFiles = ['fr.md', 'en.md', 'it.md', 'fr.yaml', 'fund.yaml'];
const titleFields = ['title.fr', 'title', 'title.en', 'name'];

async function titleOf(folder: string, { kind, code }: { kind: string; code: string }): Promise<string> {
  if (!kindsOfFolders.includes(kind)) return code;
  for (const file of titleFiles) {
    const fields = await readFields(path.join(folder, kind, code), file);
    const title = titleFields.map((field) => fields?.get(field)).find((text) => text !== undefined);
    if (title !== undefined) return title;
  }
  return code;
}

/** Whether any file of the item is in the folder. */
async function isIn(folder: string, file: string): Promise<boolean> {
  const [kind = '', code = '', ...rest] = file.split('/');
  const isFolder = rest.length > 0 && kindsOfFolders.includes(kind);
  return access(path.join(folder, isFolder ? `${kind}/${code}` : file)).then(
    () => true,
    () => false,
  );
}

/** Something that comes and goes at a moment: a news item, or a document or figure of a fund. */
interface TimedEntry {
  kind: 'news' | 'funds';
  code: string;
  /** Which field says so when it comes, and which when it goes. */
  added: FieldChange;
  removed: FieldChange;
}

function newsEntries({ news }: Content): [string, TimedEntry][] {
  return news.map(({ date, code, publishAt, expireAt }) => {
    const named = `${date}-${code}`;
    const isFromDate = typeof publishAt !== 'string' || dayInParis(new Date(publishAt)) < date;
    const from = isFromDate
      ? { field: 'date', after: date }
      : { field: 'news.yaml publishAt', after: publishAt };
    const removed = { field: 'news.yaml expireAt', before: '', after: expireAt ?? '' };
    return [`news/${named}`, { kind: 'news', code: named, added: { before: '', ...from }, removed }];
  });
}

function fundEntries({ funds }: Content): [string, TimedEntry][] {
  return funds.flatMap(({ code, aum, portfolio, documents, shares }) => {
    const ofDocuments = (file: string, all: readonly PublishedDocument[]) =>
      all.map(({ type, date }) => [`${file} documents.${type}`, date ?? type] as const);
    const fields = [
      ['fund.yaml aum', aum?.date],
      ['portfolio.yaml', portfolio?.date],
      ...shares.map(({ isin, navs }) => [`navs/${isin}.csv`, navs.at(-1)?.date] as const),
      ...ofDocuments('fund.yaml', documents),
      ...shares.flatMap((share) => ofDocuments(`shares/${share.isin}.yaml`, share.documents)),
    ] as const;
    return fields.flatMap(([field, text]): [string, TimedEntry][] => {
      if (text === undefined) return [];
      const added = { field, before: '', after: text };
      const removed = { field, before: text, after: '' };
      return [[`funds/${code}/${field} ${text}`, { kind: 'funds', code, added, removed }]];
    });
  });
}

function entriesOf({ content, asOf }: ContentState): Map<string, TimedEntry> {
  const shown = asOf ? publishedContent(content, asOf) : content;
  return new Map([...newsEntries(shown), ...fundEntries(shown)]);
}

/** The states of both; undefined when the content of one has problems, and so no moments. */
async function statesOf(
  repository: ContentRepository,
  ids: readonly [string, string],
): Promise<[ContentState, ContentState] | undefined> {
  try {
    return [await repository.open(ids[0]), await repository.open(ids[1])];
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** What has come and gone by itself from one revision to another, of items whose files are the same in both. */
async function timedChanges(
  states: [ContentState, ContentState],
  isEdited: (item: { kind: string; code: string }) => boolean,
): Promise<ItemChange[]> {
  const [before, after] = states.map(entriesOf);
  const changed = new Map<string, ItemChange>();
  const add = async (entry: TimedEntry, change: 'added' | 'removed', { folder }: ContentState) => {
    const { kind, code } = entry;
    if (isEdited(entry)) return;
    const known = changed.get(`${kind}/${code}`);
    changed.set(`${kind}/${code}`, {
      kind,
      code,
      title: known?.title ?? (await titleOf(folder, entry)),
      // A fund stays where it is, whatever becomes of what it has.
      change: kind === 'news' ? change : 'edited',
      fields: [...(known?.fields ?? []), entry[change]],
    });
  };
  for (const [key, entry] of before ?? []) if (!after?.has(key)) await add(entry, 'removed', states[0]);
  for (const [key, entry] of after ?? []) if (!before?.has(key)) await add(entry, 'added', states[1]);
  return [...changed.values()];
}

/** What differs between two revisions: item by item, in the order of their files, then what came and went by itself. */
export async function contentChanges(
  repository: ContentRepository,
  sinceRevision: string,
  revision: string,
): Promise<ItemChange[]> {
  const [since, id] = [commitOf(sinceRevision), commitOf(revision)];
  const [before, after] = await Promise.all([repository.folderOf(since), repository.folderOf(id)]);
  const items = new Map<string, string[]>();
  for (const file of await repository.changedFiles(since, id)) {
    const { kind, code } = itemOf(file);
    items.set(`${kind}/${code}`, [...(items.get(`${kind}/${code}`) ?? []), file]);
  }
  const changes: ItemChange[] = [];
  for (const files of items.values()) {
    const [file = ''] = files;
    const item = itemOf(file);
    const [wasThere, isThere] = await Promise.all([isIn(before, file), isIn(after, file)]);
    const commit = await repository.lastChange(since, id, files);
    const fields = await Promise.all(files.map((file) => changedFields(file, before, after)));
    changes.push({
      ...item,
      title: await titleOf(isThere ? after : before, item),
      change: !wasThere ? 'added' : isThere ? 'edited' : 'removed',
      ...(commit && { by: commit.author, at: commit.at }),
      fields: fields.flat(),
    });
  }
  const states = await statesOf(repository, [sinceRevision, revision]);
  const isEdited = ({ kind, code }: { kind: string; code: string }) => items.has(`${kind}/${code}`);
  return states ? [...changes, ...(await timedChanges(states, isEdited))] : changes;
}
