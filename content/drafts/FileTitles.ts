import { type Title, withSigns } from '../../contract/revisionSchemas';
import { contentLocales } from '../contentLocales';
import { parseDocumentOf } from '../files/yamlText';
import { readBlobs } from '../revisions/gitObjects';
import { isRecord } from '../../platform/jsonValues';

interface File {
  path: string;
  blob: string;
  size: number;
}

const maxLength = 200;
const maxBytes = 1_000_000;

/** Files that say what their item is called, and the field that does. */
const fields: readonly (readonly [RegExp, string])[] = [
  [/^(?:news\/[^/]+\/\w\w\.md|pages\/[^/]+\/\w\w\.yaml|funds\/[^/]+\/fund\.yaml)$/, 'title'],
  [/^funds\/[^/]+\/shares\/[^/]+\.yaml$/, 'name'],
];

const fieldOf = (path: string) => fields.find(([pattern]) => pattern.test(path))?.[1];

const shown = (text: string) => withSigns(text.slice(0, maxLength));

function titleIn(value: unknown): Title | undefined {
  if (typeof value === 'string') return shown(value) || undefined;
  if (!isRecord(value)) return undefined;
  const texts = contentLocales.flatMap((locale): [string, string][] => {
    const text = value[locale];
    return typeof text === 'string' && text !== '' ? [[locale, shown(text)]] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Reads one field at the top of a file: its own lines, and those that are further in. To parse whole files takes seconds where there are thousands. */
export function topField(text: string, name: string): Title | undefined {
  const [lines] =
    new RegExp(`^${name}:.*(?:\\n(?:[ \\t].*)?)*`, 'm').exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (lines === undefined) return undefined;
  try {
    const fieldsThere: unknown = parseDocumentOf(lines).document.toJS();
    return isRecord(fieldsThere) ? titleIn(fieldsThere[name]) : undefined;
  } catch {
    // The problem is told with all others of the content.
    return undefined;
  }
}

/** Titles of files as the content has them, with problems too. Those of the commit that was asked for last are kept by blob. */
export class FileTitles {
  private known = new Map<string, Title | undefined>();

  constructor(private readonly repository: string) {}

  /** @returns the files with their titles */
  async add<Some extends File>(files: readonly Some[]): Promise<(Some & { title?: Title })[]> {
    const known = this.known;
    const titled = new Map<string, string>();
    for (const { path, blob, size } of files) {
      const field = fieldOf(path);
      if (field !== undefined && size <= maxBytes) titled.set(blob, field);
    }
    const titles = new Map([...titled.keys()].map((blob) => [blob, known.get(blob)]));
    const fresh = [...titled.keys()].filter((blob) => !known.has(blob));
    for await (const { id, bytes } of readBlobs(this.repository, fresh))
      titles.set(id, topField(bytes.toString(), titled.get(id) ?? ''));
    this.known = titles;
    return files.map((file) => {
      const title = titles.get(file.blob);
      return title === undefined ? file : { ...file, title };
    });
  }
}
