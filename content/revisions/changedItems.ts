import { commitLog, treeChanges, treeEntries, type TreeEntry } from './gitObjects';

/** The files of an item at a commit, by their names within the item. */
type ItemFiles = ReadonlyMap<string, TreeEntry>;

/** An item that differs between two commits. */
export interface ChangedItem {
  kind: string;
  code: string;
  /** Its code before, where that has changed. */
  from?: string;
  before: ItemFiles | undefined;
  after: ItemFiles | undefined;
  /** Author of the newest commit that touched it; absent when the two commits have no history in common. */
  by?: string;
  at?: string;
}

/** Items that are listed; nobody reads more of them, and they are all in memory. */
const maxItems = 5_000;

/** A folder below these is one item. Elsewhere each file is. */
export const kindsOfFolders = ['funds', 'news', 'pages'];

/** `news/2026-03-letter/fr.md` is of the news item `2026-03-letter`, in whose folder it is `fr.md`. */
function itemOf(file: string): { kind: string; code: string; within: string } {
  const [kind = '', name = '', ...rest] = file.split('/');
  if (rest.length > 0 && kindsOfFolders.includes(kind)) return { kind, code: name, within: rest.join('/') };
  const within = file.slice(kind.length + 1) || kind;
  return { kind, code: within.replace(/\.\w+$/, ''), within };
}

const keyOf = ({ kind, code }: { kind: string; code: string }) => `${kind}/${code}`;

/** The items to which the changed files belong, in their order, and how many are left out. */
async function changedKeys(repository: string, since: string, commit: string) {
  const keys = new Set<string>();
  let last = '';
  let omitted = 0;
  for await (const change of treeChanges(repository, since, commit)) {
    const key = keyOf(itemOf(change.path));
    if (keys.size < maxItems) keys.add(key);
    else if (!keys.has(key) && key !== last) omitted += 1;
    last = key;
  }
  return { keys, omitted };
}

async function itemFiles(
  repository: string,
  commit: string,
  keys: ReadonlySet<string>,
): Promise<Map<string, Map<string, TreeEntry>>> {
  const items = new Map<string, Map<string, TreeEntry>>();
  for await (const entry of treeEntries(repository, commit)) {
    const item = itemOf(entry.path);
    const key = keyOf(item);
    if (!keys.has(key)) continue;
    const files = items.get(key) ?? new Map<string, TreeEntry>();
    items.set(key, files.set(item.within, entry));
  }
  return items;
}

type ItemsByKey = ReadonlyMap<string, ItemFiles>;

/** Matches removed items to added ones, of which they make up at least half by size. */
function renamedItems(before: ItemsByKey, after: ItemsByKey): Map<string, string> {
  const gone = new Map<string, string>();
  for (const [key, files] of before) {
    if (!after.has(key)) for (const { id } of files.values()) gone.set(id, key);
  }
  const found = new Map<string, string>();
  for (const [key, files] of after) {
    if (before.has(key)) continue;
    const shared = new Map<string, number>();
    let all = 0;
    for (const { id, size } of files.values()) {
      all += size;
      const from = gone.get(id);
      if (from !== undefined) shared.set(from, (shared.get(from) ?? 0) + size);
    }
    const [kind] = key.split('/', 1);
    for (const [from, bytes] of shared) {
      const isSame = from.split('/', 1)[0] === kind && bytes > 0 && bytes * 2 >= all;
      if (isSame && ![...found.values()].includes(from)) found.set(key, from);
    }
  }
  return found;
}

/** Adds who changed each item last, and when. */
async function addCommits(
  repository: string,
  [since, commit]: readonly [string, string],
  items: ReadonlyMap<string, ChangedItem>,
): Promise<void> {
  const left = new Set(items.keys());
  for await (const { author, at, changes } of commitLog(repository, [`${since}..${commit}`])) {
    const time = new Date(at);
    for (const key of new Set(changes.map((change) => keyOf(itemOf(change.path))))) {
      const item = left.delete(key) ? items.get(key) : undefined;
      if (!item) continue;
      item.by = author;
      // Git keeps years that no clock has.
      if (!Number.isNaN(time.getTime())) item.at = time.toISOString();
    }
    if (left.size === 0) break;
  }
}

/** The items that differ between two commits, in the order of their files, and how many more there are. */
export async function changedItems(
  repository: string,
  since: string,
  commit: string,
): Promise<{ items: ChangedItem[]; omitted: number }> {
  const { keys, omitted } = await changedKeys(repository, since, commit);
  const [before, after] = await Promise.all([
    itemFiles(repository, since, keys),
    itemFiles(repository, commit, keys),
  ]);
  const renamed = renamedItems(before, after);
  const isRenamed = new Set(renamed.values());
  const items = new Map<string, ChangedItem>();
  for (const key of keys) {
    if (isRenamed.has(key)) continue;
    const [kind = ''] = key.split('/', 1);
    const from = renamed.get(key);
    items.set(key, {
      kind,
      code: key.slice(kind.length + 1),
      ...(from !== undefined && { from: from.slice(kind.length + 1) }),
      before: before.get(from ?? key),
      after: after.get(key),
    });
  }
  await addCommits(repository, [since, commit], items);
  return { items: [...items.values()], omitted };
}

/** A file of an item on both sides; undefined where it was added or removed. */
export interface FilePair {
  file: string;
  /** Its name before, where that has changed. */
  from?: string;
  before: TreeEntry | undefined;
  after: TreeEntry | undefined;
}

/** The files of an item that differ. One whose bytes are those of another that went was renamed. */
export function changedFiles({ before = new Map(), after = new Map() }: ChangedItem): FilePair[] {
  const pairs = [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((file): FilePair => ({ file, before: before.get(file), after: after.get(file) }))
    .filter(({ before: old, after: fresh }) => old?.id !== fresh?.id || old?.mode !== fresh?.mode);
  const gone = new Map(pairs.flatMap((pair) => (pair.before && !pair.after ? [[pair.before.id, pair]] : [])));
  const renamed = new Set<FilePair>();
  const result = pairs.map((pair) => {
    const old = pair.after && !pair.before ? gone.get(pair.after.id) : undefined;
    if (!old || renamed.has(old)) return pair;
    renamed.add(old);
    return { ...pair, from: old.file, before: old.before };
  });
  return result.filter((pair) => !renamed.has(pair));
}
