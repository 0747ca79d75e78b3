import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '../../platform/errors';
import { decodeText } from '../files/contentFile';
import { splitFrontMatter } from '../parsing/readNewsTexts';
import { parseDocumentOf, parseYamlText } from '../files/yamlText';
import { editValue, type FieldEdit, RefusedEdit, smallestEdits } from './jsonEdits';
import { type FieldPath, isRecord, type Json, valueAt } from '../../platform/jsonValues';
import { editYaml, writeYaml } from './yamlEdits';

/**
 * The body of a Markdown file is a field beside those of its front matter. No form writes a field of this name, as the line is where
 * front matter ends.
 */
export const bodyKey = '---';

export const isBody = (path: FieldPath, file: string) => file.endsWith('.md') && path[0] === bodyKey;

/** A file with `\n` line ends: the YAML, what stands around it, and the body of a Markdown file. */
type Parts = { before: string; yaml: string; between: string; body: string | undefined };

function partsOf(text: string, file: string): Parts {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const [first = ''] = lines;
  if (!file.endsWith('.md')) {
    return { before: mark, yaml: lines.join('\n').slice(mark.length), between: '', body: undefined };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (first.slice(mark.length).trimEnd() !== '---' || end === -1) {
    throw new RefusedEdit([], 'expected front matter between two lines of ---');
  }
  const yaml = lines.slice(1, end).map((line) => `${line}\n`);
  return {
    before: `${first}\n`,
    yaml: yaml.join(''),
    between: `${lines[end] ?? ''}\n`,
    body: lines.slice(end + 1).join('\n'),
  };
}

const joined = ({ before, yaml, between, body = '' }: Parts) => before + yaml + between + body;

function yamlValueOf(parts: Parts): unknown {
  // As the content is read: lines of front matter end with their last letter.
  const yaml =
    parts.body === undefined ? parts.yaml : (splitFrontMatter(`---\n${parts.yaml}---`)?.yaml ?? '');
  const parsed = parseYamlText(yaml, parts.body === undefined ? 1 : 2);
  if (!Array.isArray(parsed)) return parsed.value;
  const [{ line, message } = { line: 1, message: '' }] = parsed;
  throw new RefusedEdit([], `expected valid YAML: ${message} (line ${line})`);
}

function valueOfParts(parts: Parts): unknown {
  const value = yamlValueOf(parts);
  return parts.body === undefined ? value : { ...(isRecord(value) ? value : {}), [bodyKey]: parts.body };
}

/** The fields of a file; the body of a Markdown file is the field `bodyKey`. @throws RefusedEdit for a file that cannot be read */
export function valueOf(text: string, file: string): unknown {
  return valueOfParts(partsOf(text, file));
}

export type Field = { path: FieldPath; value: Json };

function leavesOf(value: unknown, path: FieldPath): Field[] {
  const isEmpty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  if (isEmpty) return [{ path, value: value as Json }];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    leavesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Texts, numbers, yes or no, and what is empty, in the order of the file. */
export function fieldsOf(text: string, file: string): Field[] {
  return leavesOf(valueOf(text, file), []);
}

function refuseUnwritable(value: unknown, path: FieldPath): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RefusedEdit(path, 'expected a number');
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.entries(value).flat()) refuseUnwritable(part, path);
  }
  if (typeof value !== 'string') return;
  if (/\p{Surrogate}/u.test(value)) throw new RefusedEdit(path, 'expected whole characters, got half of one');
  try {
    decodeText(Buffer.from(value));
  } catch (error) {
    throw new RefusedEdit(path, messageOf(error));
  }
}

/** All lines end like the first. */
function withLineEnds(text: string, after: string): string {
  return /\r?\n/.exec(text)?.[0] === '\r\n' ? after.replaceAll('\n', '\r\n') : after;
}

/** With `\n` line ends in a body, which has those of its file. @throws RefusedEdit for what no file can hold */
export function checkedEdit(edit: FieldEdit, file: string): FieldEdit {
  refuseUnwritable('insert' in edit ? edit.insert : 'value' in edit ? edit.value : null, edit.path);
  if (!isBody(edit.path, file) || !('value' in edit)) return edit;
  const { value = '' } = edit;
  if (typeof value !== 'string') throw new RefusedEdit(edit.path, 'expected a text');
  return { ...edit, value: value.replaceAll('\r\n', '\n') };
}

/**
 * The text of a content file after edits, each of which sees those before it. Its YAML is written as `normalised` does: nothing but
 * the fields is changed then, not a byte order mark, the kind of line ends, comments, or what no form knows. A value that is used in
 * several places (`&name`, `*name`) is first written out in each. The result is read again, and says what was asked for.
 *
 * @param text as decoded, with its byte order mark and line ends
 * @param file its name, which ends with .yaml or .md
 * @throws RefusedEdit when an edit cannot be made
 */
export function applyEdits(text: string, file: string, edits: readonly FieldEdit[]): string {
  const parts = partsOf(text, file);
  let expected = valueOfParts(parts);
  const made: FieldEdit[] = [];
  for (const edit of edits) {
    for (const part of smallestEdits(expected, checkedEdit(edit, file))) {
      expected = editValue(expected, part);
      made.push(part);
    }
  }
  if (made.length === 0) return text;
  const edited = valueAt(expected, [bodyKey]);
  const body = typeof edited === 'string' ? edited : parts.body;
  const isExpected = (yaml: string) => {
    try {
      return isDeepStrictEqual(valueOfParts({ ...parts, yaml, body }), expected);
    } catch {
      return false;
    }
  };
  const ofYaml = made.filter(({ path }) => !isBody(path, file));
  const yaml = ofYaml.length === 0 ? parts.yaml : editYaml(parts.yaml, ofYaml, isExpected);
  if (yaml === undefined) throw new RefusedEdit(ofYaml[0]?.path ?? [], 'expected a value that YAML can hold');
  return withLineEnds(text, joined({ ...parts, yaml, body }));
}

/**
 * Writes the YAML of a text as an edit leaves it.
 *
 * @throws RefusedEdit for a file that cannot be read
 */
export function normalised(text: string, file: string): string {
  const parts = partsOf(text, file);
  yamlValueOf(parts);
  const { document } = parseDocumentOf(parts.yaml);
  const yaml = document.contents === null ? parts.yaml : writeYaml(document);
  return withLineEnds(text, joined({ ...parts, yaml }));
}
