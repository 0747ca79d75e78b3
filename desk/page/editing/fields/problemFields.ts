import { bodyField, type DraftContent, type FieldPath, isMap, type Json } from '../../../api';

export type ContentProblem = DraftContent['problems'][number];

/** `documents[0].type`, as problems name a field. */
export function pathText(path: FieldPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

/** Names a field among those of all files of a form. */
export const fieldKey = (file: string, path: FieldPath) => `${file}#${pathText(path)}`;

/** True for the key of a field and those of all within it. */
export const isKeyWithin = (key: string, outer: string) =>
  key === outer || key.startsWith(`${outer}.`) || key.startsWith(`${outer}[`);

function pathsOf(value: Json, path: FieldPath = []): FieldPath[] {
  const children: [string | number, Json][] = Array.isArray(value)
    ? value.map((child, index) => [index, child])
    : isMap(value)
      ? Object.entries(value)
      : [];
  return [path, ...children.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

const ofField = /^(\S+): (?=\S)/;

/** The innermost field of the file that a problem is about, and the rest of its sentence. */
export function fieldOfProblem(
  file: string,
  value: Json,
  sentence: string,
): { path: FieldPath; sentence: string } | undefined {
  const [prefix = '', name] = ofField.exec(sentence) ?? [];
  // Problems below the front matter name no field.
  if (name === undefined)
    return file.endsWith('.md') && !sentence.includes('front matter (')
      ? { path: [bodyField], sentence }
      : undefined;
  const isWithin = (outer: string) =>
    name === outer || (name.startsWith(outer) && '.['.includes(name.charAt(outer.length)));
  const fields = pathsOf(value).filter((path) => path.length > 0 && isWithin(pathText(path)));
  const path = fields.toSorted((a, b) => pathText(b).length - pathText(a).length)[0];
  return path && { path, sentence: sentence.slice(prefix.length) };
}

/** Problems name a file from the top of the repository. */
export const contentPath = (file: string) => file.replace(/^content\//, '');

export interface PlacedProblems {
  /** Sentences by {@link fieldKey}. */
  ofFields: ReadonlyMap<string, readonly string[]>;
  /** Problems that no field of the form shows. */
  others: readonly ContentProblem[];
}

/** Puts each problem to its field. @param values of the form's files, by path */
export function placeProblems(
  problems: readonly ContentProblem[],
  values: ReadonlyMap<string, Json>,
): PlacedProblems {
  const ofFields = new Map<string, string[]>();
  const others: ContentProblem[] = [];
  for (const problem of problems) {
    const file = contentPath(problem.file);
    const value = values.get(file);
    const found = value === undefined ? undefined : fieldOfProblem(file, value, problem.expected);
    if (found) {
      const key = fieldKey(file, found.path);
      ofFields.set(key, [...(ofFields.get(key) ?? []), found.sentence]);
    } else others.push(problem);
  }
  return { ofFields, others };
}
