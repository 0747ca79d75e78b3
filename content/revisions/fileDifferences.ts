import path from 'node:path';
import { messageOf } from '../../platform/errors';
import type { DifferenceOf } from '../../contract/revisionSchemas';
import { parseYamlText } from '../files/yamlText';
import type { FilePair } from './changedItems';
import { compareValues } from './fieldDifferences';
import { isRegularFile, type TreeEntry } from './gitObjects';
import { navDifferences } from './navDifferences';

type Incomparable = DifferenceOf<'incomparable'>;

/** Above this size of a text nobody would read the differences, and parsing takes seconds. */
const maxTextBytes = 1024 * 1024;

const pictures = /\.(?:png|svg|jpe?g|gif|webp)$/i;
const texts = /\.(?:yaml|md|csv)$/;

/** True for files that are compared as text. */
export function isText({ path: file, size, ...entry }: TreeEntry): boolean {
  return texts.test(file) && isRegularFile(entry) && size <= maxTextBytes;
}

class Unreadable extends Error {
  constructor(readonly obstacle: Omit<Incomparable, 'type'>) {
    super(obstacle.why);
  }
}

/** @throws Unreadable for bytes that are no text */
function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text.replaceAll('\r\n', '\n');
  } catch {
    // Thrown below.
  }
  throw new Unreadable({ why: 'binary' });
}

/** @throws Unreadable */
function yamlValue(text: string, firstLine = 1): unknown {
  const yaml = parseYamlText(text, firstLine);
  // Later problems most often follow from the first.
  if (Array.isArray(yaml)) throw new Unreadable({ why: 'invalid', ...yaml[0] });
  return yaml.value;
}

/** Front matter and text: the format of news. @throws Unreadable */
function markdownFields(text: string): unknown {
  const [, head, body = ''] = /^---\n([\s\S]*?\n)?---[^\S\n]*\n?([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) return { text: text.trim() };
  const fields = yamlValue(head, 2);
  return { ...(typeof fields === 'object' ? fields : { fields }), text: body.trim() };
}

/** The contents of an item's files. Each is parsed once. */
export class ItemContents {
  private readonly parsed = new Map<string, unknown>();

  constructor(private readonly bytes: ReadonlyMap<string, Uint8Array>) {}

  /** @throws Unreadable, also for what was not read, as there is too much of it */
  text({ id }: TreeEntry): string {
    const bytes = this.bytes.get(id);
    if (bytes) return textOf(bytes);
    throw new Unreadable({ why: 'too-large' });
  }

  /** @throws Unreadable */
  fields(entry: TreeEntry): unknown {
    const format = path.extname(entry.path);
    const key = entry.id + format;
    if (!this.parsed.has(key)) {
      const text = this.text(entry);
      this.parsed.set(key, format === '.yaml' ? yamlValue(text) : markdownFields(text));
    }
    return this.parsed.get(key);
  }
}

/** Both sides, as `read` gives them. @throws Unreadable that says which one it was */
function sidesOf<Value>(
  { before, after }: FilePair,
  read: (entry: TreeEntry) => Value,
): (Value | undefined)[] {
  return [before, after].map((entry) => {
    try {
      return entry && read(entry);
    } catch (error) {
      if (!(error instanceof Unreadable) || entry !== before) throw error;
      throw new Unreadable({ ...error.obstacle, isBefore: true });
    }
  });
}

type Add = (difference: DifferenceOf) => void;

/** Longer ones are no months. */
const longestMonth = 40;

/** The lines of a file of scenarios, by their month. */
function linesByMonth(text: string): Map<string, string[]> {
  const months = new Map<string, string[]>();
  for (const line of text.split('\n').slice(1)) {
    const [month = '', ...cells] = line.split(',');
    if (month !== '') months.set(month, [...(months.get(month) ?? []), cells.join(' ')]);
  }
  return months;
}

/** Tells each month whose scenarios differ, latest first. */
function scenarioDifferences(before: string, after: string, add: Add): void {
  const [old, fresh] = [linesByMonth(before), linesByMonth(after)];
  for (const month of [...new Set([...old.keys(), ...fresh.keys()])].sort().reverse()) {
    const [was, is] = [old.get(month) ?? null, fresh.get(month) ?? null];
    if (was?.join() !== is?.join())
      add({ type: 'field', path: [{ entry: month.slice(0, longestMonth) }], before: was, after: is });
  }
}

function textDifferences(pair: FilePair, contents: ItemContents, add: Add): void {
  let found = 0;
  const tell: Add = (difference) => {
    found += 1;
    add(difference);
  };
  if (path.extname(pair.file) === '.csv') {
    const [old = '', fresh = ''] = sidesOf(pair, (entry) => contents.text(entry));
    if (pair.file.startsWith('scenarios/')) {
      scenarioDifferences(old, fresh, tell);
    } else {
      const navs = navDifferences(old, fresh);
      if (navs) tell(navs);
    }
  } else {
    const [old, fresh] = sidesOf(pair, (entry) => contents.fields(entry));
    compareValues(old, fresh, [], tell);
  }
  if (found === 0) add(pair.before && pair.after ? { type: 'layout' } : fileDifference(pair));
}

/** Compares the sizes; both pictures are shown. */
function fileDifference({ file, before, after }: FilePair): DifferenceOf {
  const [old = null, fresh = null] = [before, after].map(
    (entry) => entry && { bytes: entry.size, path: entry.path },
  );
  if (pictures.test(file)) return { type: 'picture', before: old, after: fresh };
  const sizeOf = (side: typeof old) => side && { bytes: side.bytes };
  return { type: 'file', before: sizeOf(old), after: sizeOf(fresh) };
}

function obstacleOf(entry: TreeEntry): Incomparable['why'] | undefined {
  if (entry.mode === '120000') return 'link';
  if (!isRegularFile(entry)) return 'repository';
  return texts.test(entry.path) && !isText(entry) ? 'too-large' : undefined;
}

function compareFile(pair: FilePair, contents: ItemContents, add: Add): void {
  const { file, from, before, after } = pair;
  if (from !== undefined) add({ type: 'renamed', from });
  sidesOf(pair, (entry) => {
    const why = obstacleOf(entry);
    if (why) throw new Unreadable({ why });
  });
  if (before?.id === after?.id) {
    if (before?.mode !== after?.mode) add({ type: 'layout' });
    return;
  }
  if (texts.test(file)) textDifferences(pair, contents, add);
  else add(fileDifference(pair));
}

/** Adds the differences between the two sides of a file. Never throws: a file that cannot be compared says why. */
export function tellDifferences(pair: FilePair, contents: ItemContents, add: Add): void {
  try {
    compareFile(pair, contents, add);
  } catch (error) {
    if (error instanceof Unreadable) add({ type: 'incomparable', ...error.obstacle });
    else add({ type: 'incomparable', why: 'failed', message: messageOf(error).slice(0, 300) });
  }
}
