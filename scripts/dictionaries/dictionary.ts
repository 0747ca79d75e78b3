import * as v from 'valibot';

/** One file of texts: `period.ytd` → text. Nested objects and lists are flattened with dots, as i18next reads them. */
export type Dictionary = ReadonlyMap<string, string>;

/** Locale → namespace (a file's name without `.json`) → texts. */
export type Dictionaries = ReadonlyMap<string, ReadonlyMap<string, Dictionary>>;

/** One finding, printed as one line: where it is, what key, what is wrong. */
export interface Problem {
  /** A path from the root of the project, with a line number for code. */
  file: string;
  key?: string;
  message: string;
}

type Texts = string | readonly Texts[] | { [key: string]: Texts };

const textsSchema: v.GenericSchema<Texts> = v.lazy(() =>
  v.union([v.string(), v.array(textsSchema), v.record(v.string(), textsSchema)]),
);

const fileSchema = v.pipe(
  v.unknown(),
  v.check((json) => !Array.isArray(json), 'a dictionary is an object, not a list'),
  v.record(v.string(), textsSchema),
);

function addTexts(flat: Map<string, string>, key: string, texts: Texts): void {
  if (typeof texts === 'string') {
    flat.set(key, texts);
    return;
  }
  for (const [part, inner] of Object.entries(texts)) addTexts(flat, key ? `${key}.${part}` : part, inner);
}

/** @throws Error when the JSON holds anything but texts, lists and objects of texts. */
export function parseDictionary(json: unknown): Dictionary {
  const flat = new Map<string, string>();
  addTexts(flat, '', v.parse(fileSchema, json));
  return flat;
}

/** The path of a namespace's file from the root of the project. */
export function dictionaryFile(locale: string, namespace: string): string {
  return `locales/${locale}/${namespace}.json`;
}

export function describeProblem({ file, key, message }: Problem): string {
  return key === undefined ? `${file}: ${message}` : `${file}: ${key}: ${message}`;
}
