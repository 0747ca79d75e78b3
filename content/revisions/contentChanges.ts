import { RecentValues } from '../../platform/RecentValues';
import type {
  ContentChange,
  ContentChanges as Changes,
  Difference,
  FieldValue,
} from '../../contract/revisionSchemas';
import { contentLocales } from '../contentLocales';
import { type ChangedItem, changedFiles, changedItems, type FilePair, kindsOfFolders } from './changedItems';
import type { ContentRepository } from './ContentRepository';
import { isText, ItemContents, tellDifferences } from './fileDifferences';
import { readBlobs, type TreeEntry } from './gitObjects';
import { uncorrectedDays } from './navDifferences';
import { commitOf } from './revisionId';
import { shortTexts } from './textCuts';
import { timedChanges } from './timedChanges';

/** Bytes read of one item, and differences listed of it, at most. */
const maxBytesOfItem = 8 * 1024 * 1024;
const maxDifferences = 200;

/** Characters of all differences together, and of one text. */
const maxCharacters = 4_000_000;
const maxText = 20_000;
const minText = 400;

const maxTitle = 200;

/** Files with an item's title, in order: the site's first language comes first. */
const titleFiles = [
  ...contentLocales.map((locale) => `${locale}.md`),
  `${contentLocales[0]}.yaml`,
  'fund.yaml',
];

/** Objects to read for the differences of an item. */
interface Reading {
  item: ChangedItem;
  files: FilePair[];
  titles: TreeEntry[];
  ids: string[];
}

/** `navs/ZZ….csv`, `scenarios/ZZ….csv`, `shares/ZZ….yaml` and what is in `shares/ZZ…/` are of the share whose file is this. */
function shareFile({ before, after }: ChangedItem, file: string): TreeEntry | undefined {
  const name = file.replace(/^(?:navs|scenarios)\/(.*)\.csv$|^shares\/([^/]*)\/.*$/, 'shares/$1$2.yaml');
  return name.startsWith('shares/') ? (after?.get(name) ?? before?.get(name)) : undefined;
}

function readingOf(item: ChangedItem): Reading {
  const files = changedFiles(item);
  const current = item.after ?? item.before;
  const isFolder = kindsOfFolders.includes(item.kind);
  const titles = isFolder ? titleFiles.flatMap((name) => current?.get(name) ?? []) : [];
  const needed = [
    ...titles,
    ...files.flatMap((pair) => [shareFile(item, pair.file), pair.before, pair.after]),
  ];
  let left = maxBytesOfItem;
  const ids = needed.flatMap((entry) => {
    if (!entry || !isText(entry) || left < entry.size) return [];
    left -= entry.size;
    return [entry.id];
  });
  return { item, files, titles, ids: [...new Set(ids)] };
}

/** Reads what is needed for each item, one item at a time in memory, in one go of Git. */
async function* readAll(repository: string, readings: readonly Reading[]) {
  const blobs = readBlobs(
    repository,
    readings.flatMap(({ ids }) => ids),
  );
  try {
    for (const reading of readings) {
      const bytes = new Map<string, Uint8Array>();
      while (bytes.size < reading.ids.length) {
        const next = await blobs.next();
        if (next.done) return;
        bytes.set(next.value.id, next.value.bytes);
      }
      yield { reading, contents: new ItemContents(bytes) };
    }
  } finally {
    await blobs.return(undefined);
  }
}

function fieldsIn(entry: TreeEntry | undefined, contents: ItemContents): unknown {
  try {
    return entry && contents.fields(entry);
  } catch {
    // The problem is reported with the differences.
    return undefined;
  }
}

/** A text of a file, by the first of the names that it has. */
function textIn(
  entry: TreeEntry | undefined,
  contents: ItemContents,
  names: readonly string[],
): string | undefined {
  let fields = fieldsIn(entry, contents);
  for (const name of names) {
    if (typeof fields !== 'object' || fields === null) break;
    const value: unknown = Object.entries(fields).find(([known]) => known === name)?.[1];
    if (value !== undefined) fields = value;
  }
  return typeof fields === 'string' ? fields : undefined;
}

function shortValue(before: FieldValue, after: FieldValue, limit: number) {
  const isLong = (value: FieldValue) => JSON.stringify(value).length > limit;
  if (!isLong(before) && !isLong(after)) return { before, after };
  const textOf = (value: FieldValue) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
  const [old, fresh] = shortTexts(textOf(before), textOf(after), limit);
  return { before: before === null ? null : old, after: after === null ? null : fresh };
}

function differencesOf({ item, files }: Reading, contents: ItemContents, limit: number) {
  const differences: Difference[] = [];
  let omitted = 0;
  for (const pair of files) {
    const ofShare = shareFile(item, pair.file);
    const share = textIn(ofShare, contents, ['name']);
    tellDifferences(pair, contents, (difference) => {
      if (differences.length >= maxDifferences) omitted += 1;
      else {
        const short =
          difference.type === 'field' ? shortValue(difference.before, difference.after, limit) : {};
        const uncorrected =
          difference.type === 'navs' ? uncorrectedDays(difference.days, fieldsIn(ofShare, contents)) : [];
        differences.push({
          file: pair.file,
          ...(share !== undefined && { share }),
          ...difference,
          ...short,
          ...(uncorrected.length > 0 && { uncorrected }),
        });
      }
    });
  }
  return { differences, omitted };
}

function changeOf(reading: Reading, contents: ItemContents, limit: number): ContentChange {
  const { kind, code, from, before, after, by, at } = reading.item;
  let title: string | undefined;
  for (const entry of reading.titles) title ??= textIn(entry, contents, ['title', 'fr']);
  return {
    kind,
    code,
    title: title?.slice(0, maxTitle) ?? code,
    change: !before ? 'added' : after ? 'edited' : 'removed',
    ...(from !== undefined && { from }),
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...differencesOf(reading, contents, limit),
  };
}

async function compare(repository: ContentRepository, since: string, revision: string): Promise<Changes> {
  const commit = commitOf(revision);
  const sinceCommit = commitOf(since);
  await Promise.all([commit, sinceCommit].map((id) => repository.commit(id)));
  const { items, omitted } = await changedItems(repository.repository, sinceCommit, commit);
  const readings = items.map(readingOf);
  // The more there are, the less is shown of each text.
  const limit = Math.min(maxText, Math.max(minText, maxCharacters / 4 / (items.length + 1)));
  let left = maxCharacters;
  const changes: ContentChange[] = [];
  for await (const { reading, contents } of readAll(repository.repository, readings)) {
    const change = changeOf(reading, contents, limit);
    left -= JSON.stringify(change).length;
    if (left < 0) change.omitted += change.differences.splice(0).length;
    changes.push(change);
  }
  const isEdited = new Set(items.map(({ kind, code }) => `${kind}/${code}`));
  const timed = await timedChanges(repository, [since, revision]);
  return {
    changes: [...changes, ...timed.filter(({ kind, code }) => !isEdited.has(`${kind}/${code}`))],
    omitted,
  };
}

/** Answers that are kept; each has some millions of characters at most. */
const rememberedPairs = 8;

/** Compares two revisions. The result never changes: each pair is compared once, whoever asks. */
export class ContentChanges {
  private readonly pairs = new RecentValues<Promise<Changes>>(rememberedPairs);

  constructor(private readonly repository: ContentRepository) {}

  /** Item by item in the order of their files, then what came and went by itself. @throws HttpError 404 */
  between(since: string, revision: string): Promise<Changes> {
    return this.pairs.get(`${since} ${revision}`, () => compare(this.repository, since, revision));
  }
}
