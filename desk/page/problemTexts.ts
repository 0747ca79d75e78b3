import french from './problemTexts.fr.json';
import { useFieldNames } from './fieldNames';
import { useLanguage } from './kit/formats';

/** Start of the message about a file that cannot be parsed at all. */
export const unreadablePrefix = 'expected valid YAML: ';

/** `{name}` stands for any text, `{=name}` for one that has to be in the catalogue too, `{~name}` for one that may be. */
const mark = /\{([=~]?)(\w+)\}/g;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

interface Entry {
  pattern: RegExp;
  marks: { kind: string; name: string }[];
  french: string;
}

const entries = Object.entries(french).map(([sentence, text]): Entry => {
  const parts = sentence.split(mark);
  // Between the texts stand kind and name of each mark.
  const source = parts.flatMap((part, index) => (index % 3 === 0 ? [escaped(part)] : []));
  return {
    pattern: new RegExp(`^${source.join('([^]*?)')}$`),
    marks: Array.from(sentence.matchAll(mark), ([, kind = '', name = '']) => ({ kind, name })),
    french: text,
  };
});

function entryInFrench({ pattern, marks, french: text }: Entry, sentence: string): string | undefined {
  const match = pattern.exec(sentence);
  if (!match) return undefined;
  const values = new Map<string, string>();
  for (const [index, { kind, name }] of marks.entries()) {
    const value = match[index + 1] ?? '';
    const inFrench = kind === '' ? value : (sentenceInFrench(value) ?? (kind === '~' ? value : undefined));
    if (inFrench === undefined) return undefined;
    values.set(name, inFrench);
  }
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '');
}

/** Translates with the first entry of the catalogue that fits; undefined if none does. */
export function sentenceInFrench(sentence: string): string | undefined {
  for (const entry of entries) {
    const text = entryInFrench(entry, sentence);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Longer sentences, which quote the content, are not translated: matching patterns would take too long. */
const longest = 600;

/** The field stands in front of many: `documents[0].type: expected …`. */
const ofField = /^(\S+): (?=expected |missing,|unknown )/;

/** A sentence about the content, which its server writes in English, in the reader's language if we have it there. */
export function useProblemSentence(): (sentence: string) => string {
  const language = useLanguage();
  const { pathName } = useFieldNames();
  return (whole) => {
    const sentence = whole.length > longest ? `${whole.slice(0, longest)}…` : whole;
    const [prefix = '', field] = ofField.exec(sentence) ?? [];
    const rest = sentence.slice(prefix.length);
    const text = language === 'fr' ? (sentenceInFrench(rest) ?? rest) : rest;
    return field === undefined ? text : `${pathName(field)}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
  };
}
