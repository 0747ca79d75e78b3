import { createHash } from 'node:crypto';
import { isIgnored } from './contentFile';
import { ProblemList } from './ProblemList';

/** Files by path; `null` for one that is gone. */
export type ContentChanges = ReadonlyMap<string, Buffer | null>;

/** Git's id of bytes: a file that is typed has the id that it will get when it is saved. @param like an id of that repository */
export function blobId(bytes: Buffer, like: string): string {
  const algorithm = like.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

interface Names {
  files: string[];
  folders: string[];
}

/** The files of a content by path, each with Git's id of its bytes. Files that are ignored are not among them. */
export class FileIds {
  /** The names in each folder by its path, made when one is first needed. */
  private names?: ReadonlyMap<string, Names>;

  /**
   * @param ids by path
   * @param refused files that cannot be read
   */
  constructor(
    private readonly ids: ReadonlyMap<string, string>,
    private readonly refused: ReadonlySet<string> = new Set(),
  ) {}

  /** The ids that the content would have with these files, and without those that are refused. */
  with(changes: ContentChanges, refused: ReadonlySet<string>): FileIds {
    if (changes.size + refused.size === 0) return this;
    const ids = new Map(this.ids);
    const [like = ''] = this.ids.values();
    for (const [file, bytes] of changes) {
      if (bytes === null) ids.delete(file);
      else if (!file.split('/').some(isIgnored)) ids.set(file, blobId(bytes, like));
    }
    for (const file of refused) ids.delete(file);
    return new FileIds(ids, refused);
  }

  /** True if these are the bytes of the file, or it has none. */
  isOf(file: string, bytes: Buffer | null): boolean {
    const id = this.ids.get(file);
    return id === undefined ? bytes === null : bytes !== null && id === blobId(bytes, id);
  }

  /** @param file its path, or that of a folder with a slash behind it. @returns an id, or the names in the folder as a text */
  of(file: string): string | undefined {
    if (this.refused.has(file)) return 'refused';
    return file.endsWith('/') ? JSON.stringify(this.namesIn(file)) : this.ids.get(file);
  }

  /** Sorted. @param folder its path with a slash behind it */
  namesIn(folder: string): Names {
    return (this.names ??= this.makeNames()).get(folder) ?? { files: [], folders: [] };
  }

  private makeNames(): ReadonlyMap<string, Names> {
    const names = new Map<string, { files: string[]; folders: Set<string> }>();
    const inFolder = (folder: string) => {
      const known = names.get(folder);
      if (known) return known;
      const found = { files: [], folders: new Set<string>() };
      names.set(folder, found);
      const end = folder.length - 1;
      const start = folder.lastIndexOf('/', end - 1) + 1;
      if (end > 0) inFolder(folder.slice(0, start)).folders.add(folder.slice(start, end));
      return found;
    };
    for (const file of this.ids.keys()) {
      const start = file.lastIndexOf('/') + 1;
      inFolder(file.slice(0, start)).files.push(file.slice(start));
    }
    return new Map(
      Array.from(names, ([folder, { files, folders }]) => [
        folder,
        { files: files.toSorted(), folders: [...folders].toSorted() },
      ]),
    );
  }
}

/** An item that was read. It would be read alike as long as its context and its dependencies are the same. */
export interface ReadItem {
  value: unknown;
  /** The values beside files that the item was read with. They are compared by identity. */
  context: readonly unknown[];
  /** The files and folders that the item was read from, each with its id or names of then (`FileIds.of`). */
  dependencies: ReadonlyMap<string, string | undefined>;
  problems: ProblemList;
}

/** An item as it is kept over starts: one that has problems is not. */
export type SavedItem = readonly [name: string, item: Omit<ReadItem, 'problems'>];

/** The latest version of an item is kept, the live one, and those of drafts. */
const maxVersions = 4;

const maxItems = 50_000;

/** Items that were read before, by name. From one commit to the next, and while somebody types, nearly all are the same. */
export class ReadItems {
  private readonly versions = new Map<string, ReadItem[]>();
  private unsaved = 0;

  /** @param saved what `toSave` gave */
  constructor(saved: readonly SavedItem[] = []) {
    for (const [name, item] of saved) this.versions.set(name, [{ ...item, problems: new ProblemList() }]);
  }

  /** The latest version of each item that has no problems, as plain data; undefined where few are new since it was asked last. */
  toSave(): SavedItem[] | undefined {
    if (this.unsaved * 10 < this.versions.size) return undefined;
    this.unsaved = 0;
    return [...this.versions].flatMap(([name, versions]) => {
      const item = versions.find(({ problems }) => problems.isEmpty);
      if (!item) return [];
      const { value, context, dependencies } = item;
      return [[name, { value, context, dependencies }] satisfies SavedItem];
    });
  }

  find(name: string, context: readonly unknown[], ids: FileIds): ReadItem | undefined {
    const versions = this.versions.get(name) ?? [];
    const found = versions.find(
      (item) =>
        item.context.length === context.length &&
        item.context.every((value, index) => value === context[index]) &&
        [...item.dependencies].every(([file, id]) => ids.of(file) === id),
    );
    if (found) this.moveToFront(name, found);
    return found;
  }

  keep(name: string, item: ReadItem): void {
    this.unsaved += 1;
    this.moveToFront(name, item);
  }

  /** The one used last comes first, and its name last. */
  private moveToFront(name: string, item: ReadItem): void {
    const others = (this.versions.get(name) ?? []).filter((version) => version !== item);
    this.versions.delete(name);
    this.versions.set(name, [item, ...others].slice(0, maxVersions));
    const [oldest] = this.versions.keys();
    if (this.versions.size > maxItems && oldest !== undefined) this.versions.delete(oldest);
  }
}

/** The caller knows this of a content, and its folder does not say it. */
export interface KnownFiles {
  /** The files of the folder by Git's ids. */
  ids: FileIds;
  /** Files that are read in place of those of the folder. */
  changes: ContentChanges;
  /** Items that were read before. */
  items: ReadItems;
}
