import { createHash } from 'node:crypto';
import { isIgnored } from './contentFile';
import type { ContentChanges, ProblemsOfFile } from './contentSource';

/** Git's id of bytes, so that a file that is typed has the id that it gets when it is saved. @param like an id of that repository */
function blobId(bytes: Buffer, like: string): string {
  const algorithm = like.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Which bytes the files of a content have: equal ids are equal bytes. Files that are no content have none. */
export class FileIds {
  /** By path of a folder; those of folders end in a slash. Made when it is first asked for. */
  private names?: ReadonlyMap<string, readonly string[]>;

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

  /** @param file its path, or that of a folder with a slash behind it, whose answer is the names in it */
  answer(file: string): string | undefined {
    if (this.refused.has(file)) return 'refused';
    return file.endsWith('/') ? this.namesIn(file).join('\n') : this.ids.get(file);
  }

  /** Sorted. @param folder with a slash behind it */
  namesIn(folder: string): readonly string[] {
    return (this.names ??= this.makeNames()).get(folder) ?? [];
  }

  private makeNames(): ReadonlyMap<string, readonly string[]> {
    const names = new Map<string, Set<string>>();
    for (const file of this.ids.keys()) {
      // From the file upwards, until a folder is known: so are those above it.
      for (let end = file.length; end > 0;) {
        const slash = file.lastIndexOf('/', end - 1 - (file[end - 1] === '/' ? 1 : 0));
        const [folder, name] = [file.slice(0, slash + 1), file.slice(slash + 1, end)];
        const known = names.get(folder);
        if (known) {
          known.add(name);
          break;
        }
        names.set(folder, new Set([name]));
        end = slash + 1;
      }
    }
    return new Map(Array.from(names, ([folder, found]) => [folder, [...found].toSorted()]));
  }
}

/** What was made of some files, and all that was asked for it: the same answers make the same. */
export interface ReadItem {
  value: unknown;
  /** What it was made with beside files, compared by identity. */
  context: readonly unknown[];
  asked: ReadonlyMap<string, string | undefined>;
  problems: ReadonlyMap<string, ProblemsOfFile>;
}

/** Of an item: the latest, the live one, and those of drafts. */
const maxVersions = 4;

const maxItems = 50_000;

/** Items that were read before, by name. From one commit to the next, and while somebody types, nearly all are the same. */
export class ReadItems {
  private readonly versions = new Map<string, ReadItem[]>();

  find(name: string, context: readonly unknown[], ids: FileIds): ReadItem | undefined {
    const versions = this.versions.get(name) ?? [];
    const found = versions.find(
      (item) =>
        item.context.length === context.length &&
        item.context.every((value, index) => value === context[index]) &&
        [...item.asked].every(([file, answer]) => ids.answer(file) === answer),
    );
    if (found) this.keep(name, found);
    return found;
  }

  /** The one used last comes first, and its name last. */
  keep(name: string, item: ReadItem): void {
    const others = (this.versions.get(name) ?? []).filter((version) => version !== item);
    this.versions.delete(name);
    this.versions.set(name, [item, ...others].slice(0, maxVersions));
    const [oldest] = this.versions.keys();
    if (this.versions.size > maxItems && oldest !== undefined) this.versions.delete(oldest);
  }

  clear(): void {
    this.versions.clear();
  }
}
